/** Where the program is loaded. */
const base = 0x400000n;

/**
 * A whole program for Linux on x86-64 that writes a text and ends: no library, no interpreter, a few hundred bytes. It is
 * what an image can hold whose programs must run without any other file.
 */
export function sayingProgram(text: string): Buffer {
  const said = Buffer.from(text);
  const code = Buffer.from([
    ...[0xb8, ...int32(1)], // mov eax, 1      write …
    ...[0xbf, ...int32(1)], // mov edi, 1      … to the output …
    ...[0x48, 0x8d, 0x35, ...int32(16)], // lea rsi, [rip + 16]      … what stands behind the code
    ...[0xba, ...int32(said.length)], // mov edx, length
    ...[0x0f, 0x05], // syscall
    ...[0xb8, ...int32(60)], // mov eax, 60     exit …
    ...[0x31, 0xff], // xor edi, edi    … well
    ...[0x0f, 0x05], // syscall
  ]);
  const headers = Buffer.alloc(64 + 56);
  const size = BigInt(headers.length + code.length + said.length);
  const start = base + BigInt(headers.length);
  // The ELF header: 64 bits, little end first, an executable for x86-64, one program header right behind it.
  headers.write('\x7fELF\x02\x01\x01', 0, 'latin1');
  headers.writeUInt16LE(2, 16);
  headers.writeUInt16LE(62, 18);
  headers.writeUInt32LE(1, 20);
  headers.writeBigUInt64LE(start, 24);
  headers.writeBigUInt64LE(64n, 32);
  headers.writeUInt16LE(64, 52);
  headers.writeUInt16LE(56, 54);
  headers.writeUInt16LE(1, 56);
  headers.writeUInt16LE(64, 58);
  // The program header: load the whole file, to be read and run.
  headers.writeUInt32LE(1, 64);
  headers.writeUInt32LE(5, 68);
  headers.writeBigUInt64LE(base, 80);
  headers.writeBigUInt64LE(base, 88);
  headers.writeBigUInt64LE(size, 96);
  headers.writeBigUInt64LE(size, 104);
  headers.writeBigUInt64LE(0x1000n, 112);
  return Buffer.concat([headers, code, said]);
}

function int32(value: number): number[] {
  return [...Buffer.from(Int32Array.of(value).buffer)];
}
