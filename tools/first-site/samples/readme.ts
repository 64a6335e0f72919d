import type { Entry, Text } from './sample.ts';

/** The README of a sample archive, in Chinese and English: what it is not, what it stands for, and a remark. */
export function readme(name: string, title: Text, remark: Text): Entry {
  const text = `${name}

示例压缩包：以小规模的内容代替真实软件，仅用于演示本网站。
名称：${title.zh}
说明：${remark.zh}

SAMPLE ARCHIVE: what is in it stands for the real software, at small scale, to show how this web site works.
Name: ${title.en}
Note: ${remark.en}
`;
  return { name: 'README.txt', text };
}

/** A shell script that only says that it belongs to a sample. */
export function sampleScript(name: string, of: string): Entry {
  const text = `#!/bin/sh
# 示例脚本，不安装也不计算任何内容。 Sample script: it installs and computes nothing.
echo "${of}: 这是示例文件，不含程序。"
echo "${of}: this is a sample file and holds no program."
`;
  return { name, text, runnable: true };
}

/** A Windows command file that only says that it belongs to a sample. */
export function sampleCommandFile(name: string, of: string): Entry {
  return { name, text: `@echo off\r\necho ${of}: this is a sample file and holds no program.\r\npause\r\n` };
}
