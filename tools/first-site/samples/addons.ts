import { readme, sampleScript } from './readme.ts';
import { type Bug, modulePaths, readRecords, type Tool, uploadPath } from './records.ts';
import { type Entry, type SampleFile, type Text, textFile } from './sample.ts';
import { siliconInput } from './silicon.ts';
import { zip } from './zip.ts';

/** The archives of the add-on modules: programs and examples. Their tutorials are documents. */
export async function moduleFiles(): Promise<SampleFile[]> {
  const files = readRecords<Tool>('module').flatMap((module) => {
    const paths = modulePaths(module).filter((path) => path.endsWith('.zip'));
    return paths.map(async (path) => ({
      path: `module-files/${path}`,
      content: await zip(moduleEntries(path, module)),
    }));
  });
  return Promise.all(files);
}

function moduleEntries(path: string, { name, summary }: Tool): Entry[] {
  const about = readme(path.split('/').at(-1) ?? path, { zh: name, en: name }, summary);
  return path.startsWith('example/') ? [about, ...siliconInput()] : [about, sampleScript('install.sh', name)];
}

/** The utilities, as scripts that only say that they are samples. Their tutorials are documents. */
export function utilityFiles(): SampleFile[] {
  return readRecords<Tool>('utility').flatMap(({ software_url: name, summary }) => {
    if (!name) return [];
    return [
      textFile(
        `utilities/${decodeURIComponent(name)}`,
        name.endsWith('.py') ? pythonScript(name, summary) : shellScript(name, summary),
      ),
    ];
  });
}

function shellScript(name: string, summary: Text): string {
  return sampleScript(name, name).text.replace('# ', `# ${summary.zh} ${summary.en}\n# `);
}

function pythonScript(name: string, { zh, en }: Text): string {
  return `#!/usr/bin/env python3
"""${zh} ${en}

示例脚本，不计算任何内容。 Sample script: it computes nothing.
"""
print("${name}: 这是示例文件，不含程序。")
print("${name}: this is a sample file and holds no program.")
`;
}

/** The attachments of the bug log. */
export async function attachmentFiles(): Promise<SampleFile[]> {
  const files = readRecords<Bug>('test-log').map(async (bug) => {
    const path = uploadPath(bug);
    if (!path) return [];
    const title: Text = { zh: '问题日志附件', en: 'Bug-log attachment' };
    return [
      {
        path: `uploads/${path}`,
        content: await zip([readme(path.split('/').at(-1) ?? path, title, bug.summary), ...siliconInput()]),
      },
    ];
  });
  return (await Promise.all(files)).flat();
}
