import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readme } from './readme.ts';
import { type Entry, product, type SampleFile } from './sample.ts';
import { zip } from './zip.ts';

const folder = 'license-server';

const settings = `{
  "database": "license.db",
  "table": "sessions",
  "log": "license.log",
  "ip": "192.0.2.10",
  "port": 50001,
  "max_connections": 1000,
  "license": "conf/license.dat",
  "signature": "conf/license.sig",
  "allowed_users": []
}
`;

const start = `#!/bin/bash
PYTHON=$HOME/miniconda3/envs/license/bin/python
nohup $PYTHON server.py --config conf/config.json > server.out 2>&1 &
`;

/** A licence as the guide has it come by mail, with its signature. */
const licence = `${product.text} licence, sample: valid for nothing\n`;

const source = (name: string) => readFileSync(new URL(`./license-server/${name}`, import.meta.url), 'utf8');

/** The licence-service package that the licence-server guide downloads, laid out as the guide describes. */
export async function licenceFiles(): Promise<SampleFile[]> {
  const title = { zh: `${product.text} 许可证服务`, en: `${product.text} licence service` };
  const remark = {
    zh: '需要 Python 3.9.13 或更高版本；端口 50001。license.dat 与 license.sig 是示例，代替收到的许可证。',
    en: 'Python 3.9.13 or later; port 50001. license.dat and license.sig are samples of what you would receive.',
  };
  const entries: Entry[] = [
    readme(`${folder}.zip`, title, remark),
    { name: 'requirements.txt', text: '# 示例，无依赖。 Sample: no dependencies.\n' },
    { name: 'gen_hardware_key.py', text: source('gen_hardware_key.py') },
    { name: 'server.py', text: source('server.py') },
    { name: 'start.sh', text: start, runnable: true },
    { name: 'conf/config.json', text: settings },
    { name: 'license.dat', text: licence },
    { name: 'license.sig', text: `${createHash('sha256').update(licence).digest('hex')}\n` },
  ];
  const inside = entries.map((entry) => ({ ...entry, name: `${folder}/${entry.name}` }));
  return [{ path: `license/${folder}.zip`, content: await zip(inside) }];
}
