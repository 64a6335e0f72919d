#!/usr/bin/env python3
"""把 MOVEMENT 轨迹转为 XYZ，便于在 OVITO、VMD 中查看。 Turns a MOVEMENT trajectory into XYZ for OVITO or VMD.

示例脚本，不计算任何内容。 Sample script: it computes nothing.
"""
print("movement2xyz.py: 这是示例文件，不含程序。")
print("movement2xyz.py: this is a sample file and holds no program.")
