import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import Ajv from 'ajv';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { replacePassage } from '../../engine/generate/gallery/small-site.ts';
import { createProjectFiles } from '../../engine/generate/scaffold/project-files.ts';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { parseLine } from '../../engine/testing/run-command.ts';
import { type SmallFolder, smallFolder } from '../../engine/testing/small-folder.ts';
import { commands } from '../commands.ts';

const read = (file: string) => readFile(join(root, file), 'utf8');
const trace = new NoOperationTraceWriter();
const actionFile = '.github/actions/check/action.yml';

/** Why GitHub would refuse an action or a workflow. */
function refusals(content: string, parseFile: typeof parseAction | typeof parseWorkflow): string[] {
  const { context } = parseFile({ name: 'file.yml', content }, trace);
  return context.errors.getErrors().map(({ message }) => message);
}

/** The command lines of the engine in a text that its own options do not allow. */
async function wrongCommands(text: string): Promise<string[]> {
  const lines = [...text.matchAll(/--no-install pagewright ([^>|\n]+)/g)].map(([, line = '']) => line.trim());
  expect(lines.length).toBeGreaterThan(1);
  const wrong = await Promise.all(
    lines.map(async (line) => {
      const [name = '', ...args] = line.replaceAll('"', '').replace('$LANGUAGE', 'zh').split(' ');
      const command = commands[name];
      return command
        ? parseLine(name, command, args).then(
            () => [],
            () => [line],
          )
        : [line];
    }),
  );
  return wrong.flat();
}

describe('the action of GitHub', async () => {
  const content = await read(actionFile);

  test('is one that GitHub accepts, which refuses a mistake', () => {
    expect(refusals(content, parseAction)).toEqual([]);
    expect(refusals(content.replace('shell: bash', 'shel: bash'), parseAction)).not.toEqual([]);
  });

  test('runs commands with options that they have, and takes no input into a script', async () => {
    expect(await wrongCommands(content)).toEqual([]);
    expect(await wrongCommands(content.replaceAll('--format github', '--format gitlab'))).toHaveLength(1);
    const { runs } = parse(content);
    for (const step of runs.steps) expect(step.run ?? '').not.toContain('${{');
  });
});

describe.each([
  'engine/docs/assets/records/guide/continuous-integration.en.md',
  'engine/docs/assets/records/guide/continuous-integration.zh.md',
])('%s', async (file) => {
  const text = await read(file);
  const [github = '', gitlab = '', gitee = ''] = [...text.matchAll(/```yaml[^\n]*\n([\s\S]*?)```/g)].map(
    ([, code]) => code,
  );

  test('has a workflow that GitHub accepts, with the inputs of the action', async () => {
    expect(refusals(github, parseWorkflow)).toEqual([]);
    expect(refusals(github.replace('runs-on', 'run-on'), parseWorkflow)).not.toEqual([]);
    const { steps } = parse(github).jobs.check;
    const inputs = Object.keys(parse(await read(actionFile)).inputs);
    expect(inputs).toEqual(expect.arrayContaining(Object.keys(steps.at(-1).with)));
  });

  test('has jobs for GitLab and Gitee that run the commands of the engine', async () => {
    const { check } = parse(gitlab);
    const [step] = parse(gitee).stages[0].steps;
    for (const lines of [check.script, check.after_script, step.commands])
      for (const line of lines) expect(line).toBeTypeOf('string');
    expect(check.artifacts.paths).toEqual(['pagewright.sarif', 'changes.md']);
    expect(await wrongCommands(gitlab)).toEqual([]);
    expect(await wrongCommands(gitee)).toEqual([]);
  });
});

test('a new site has a workflow that GitHub accepts, with commands of the engine', async () => {
  const files = createProjectFiles({ name: 'Lab', languages: ['en'], untranslated: [], files: {} });
  const content = files['.github/workflows/check.yml'] ?? '';
  expect(refusals(content, parseWorkflow)).toEqual([]);
  expect(refusals(content.replace('runs-on', 'run-on'), parseWorkflow)).not.toEqual([]);
  expect(await wrongCommands(content)).toEqual([]);
});

test('the Dockerfile has no mistake, and one would be found', async () => {
  const dockerfile = await read('.ci/Dockerfile');
  expect(lintDockerfile(dockerfile)).toEqual([]);
  expect(lintDockerfile(dockerfile.replace('ENTRYPOINT', 'ENTRYPONT'))).not.toEqual([]);
  expect(dockerfile).toMatch(/^USER node$/m);
});

describe('in a repository', () => {
  let small: SmallFolder;
  beforeEach(async () => {
    small = await smallFolder();
    git('init', '--quiet');
    git('add', '--all');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'a');
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await small.remove();
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: small.folder });
  const write = async (changes: Record<string, unknown>) => {
    for (const [file, text] of Object.entries(changes)) await writeAtomically(join(small.folder, file), String(text));
  };

  test('check --format sarif writes a log by the public schema, which rejects a mistake', async () => {
    await write(replacePassage('pages/home.json', '"kind": "text"', '"kind": "txt"'));
    vi.stubEnv('GITHUB_WORKSPACE', join(small.folder, '..'));
    const { code, said } = await small.run('check', '--format', 'sarif', '--lang', 'en');
    expect(code).toBe(1);
    const log = JSON.parse(said);
    const require = createRequire(import.meta.url);
    // It is written in draft 4, whose only differences are these names.
    const { $schema: _, id: __, ...schema } = require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
    const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    const [{ results, tool }] = log.runs;
    expect(results).toMatchObject([
      { ruleId: 'unknown-value', level: 'error', message: { text: expect.stringContaining('"txt" is not a choice') } },
    ]);
    const { physicalLocation } = results[0].locations[0];
    expect(physicalLocation.artifactLocation.uri).toMatch(/^pagewright-site-\w+\/pages\/home\.json$/);
    expect(physicalLocation.region).toEqual({ startLine: 27, startColumn: 19 });
    expect(tool.driver.rules).toMatchObject([{ id: 'unknown-value' }]);
    expect(validate({ ...log, runs: [{ results }] })).toBe(false);
  });

  test('changes lists each field in both languages, with files that are new or gone', async () => {
    await write({
      ...replacePassage('pages/second.json', '"Second"', '"Second | <b>"'),
      'pages/a.md': '# Text\n',
      'pages/product.json': '{ "title": ',
    });
    const { code, said } = await small.run('changes', '--since', 'HEAD');
    expect(code).toBe(0);
    expect(said).toMatchInlineSnapshot(`
      "## Content changes · 内容改动

      3 files · 3 个文件

      ### \`pages/a.md\` (new · 新增)

      \`\`\`diff
      +# Text
       
      \`\`\`

      ### \`pages/product.json\`

      \`\`\`diff
      -{
      -  "$schema": "../schemas/page.schema.json",
      -  "id": "product",
      -  "route": "/{product}-introduce",
      -  "title": "{product}",
      -  "sections": []
      -}
      +{ "title": 
      \`\`\`

      ### Second \\| &lt;b> — \`pages/second.json\`

      | Field · 字段 | Change · 改动 | Before · 之前 | After · 之后 |
      | --- | --- | --- | --- |
      | Title · 标题 | changed · 修改 | Second | Second **\\| &lt;b>** |
      "
    `);
    expect(await small.run('changes', '--since', 'nowhere')).toMatchObject({
      code: 1,
      said: expect.stringContaining('nowhere'),
    });
    git('add', '--all');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'b');
    expect((await small.run('changes')).said).toContain('No changes. · 没有改动。');
    expect(JSON.parse((await small.run('changes', '--since', 'HEAD~1', '--format', 'json')).said)).toHaveLength(3);
  });
});
