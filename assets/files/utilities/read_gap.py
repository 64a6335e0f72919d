#!/usr/bin/env python3
"""读取带隙、价带顶、导带底及其 k 点位置。 Reads the band gap, band edges and their k-points.

示例脚本，不计算任何内容。 Sample script: it computes nothing.
"""
print("read_gap.py: 这是示例文件，不含程序。")
print("read_gap.py: this is a sample file and holds no program.")
