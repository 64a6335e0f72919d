#!/usr/bin/env python3
"""把 OUTCAR 轨迹转为 MOVEMENT，用于力场训练。 Turns an OUTCAR trajectory into MOVEMENT for force-field training.

示例脚本，不计算任何内容。 Sample script: it computes nothing.
"""
print("outcar2movement.py: 这是示例文件，不含程序。")
print("outcar2movement.py: this is a sample file and holds no program.")
