import { readme, sampleScript } from './readme.ts';
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
# 示例启动脚本：server.py 只打印提示。 Sample start script: server.py only prints a notice.
PYTHON=$HOME/miniconda3/envs/license/bin/python
nohup $PYTHON server.py --config conf/config.json > server.out 2>&1 &
`;

/** The licence-service package that the licence-server guide downloads, laid out as the guide describes. */
export async function licenceFiles(): Promise<SampleFile[]> {
  const title = { zh: `${product.text} 许可证服务`, en: `${product.text} licence service` };
  const remark = { zh: '需要 Python 3.9.13 或更高版本；端口 50001。', en: 'Python 3.9.13 or later; port 50001.' };
  const entries: Entry[] = [
    readme(`${folder}.zip`, title, remark),
    { name: 'requirements.txt', text: '# 示例，无依赖。 Sample: no dependencies.\n' },
    python('gen_hardware_key.py', 'no hardware key is made'),
    python('server.py', 'no licence is served'),
    { name: 'start.sh', text: start, runnable: true },
    sampleScript('install.sh', folder),
    { name: 'conf/config.json', text: settings },
  ];
  const inside = entries.map((entry) => ({ ...entry, name: `${folder}/${entry.name}` }));
  return [{ path: `license/${folder}.zip`, content: await zip(inside) }];
}

function python(name: string, what: string): Entry {
  return {
    name,
    text: `"""示例文件，不含程序。 Sample file: it holds no program."""\nprint("${name}: sample, ${what}.")\n`,
    runnable: true,
  };
}
