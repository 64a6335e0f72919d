"""写出本机的硬件密钥文件（示例）。 Writes the hardware-key file of this machine (sample)."""
import argparse
import hashlib
import json
import platform
import uuid

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("-o", "--output", default="hardware.key", help="the file to write (default: hardware.key)")
output = parser.parse_args().output

# A digest tells machines apart without telling what they are.
parts = [platform.node(), platform.machine(), f"{uuid.getnode():012x}"]
key = {"sample": True, "host": platform.node(), "key": hashlib.sha256("/".join(parts).encode()).hexdigest()}
with open(output, "w", encoding="utf-8") as file:
    json.dump(key, file, indent=2)
    file.write("\n")
print(f"wrote {output}")
