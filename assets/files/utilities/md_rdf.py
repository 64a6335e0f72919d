#!/usr/bin/env python3
"""由 MOVEMENT 计算径向分布函数与均方位移。 Radial distribution function and mean-square displacement from MOVEMENT.

示例脚本，不计算任何内容。 Sample script: it computes nothing.
"""
print("md_rdf.py: 这是示例文件，不含程序。")
print("md_rdf.py: this is a sample file and holds no program.")
