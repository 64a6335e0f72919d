import { beforeAll, expect, test } from 'vitest';
import { createChecker } from '../../engine/check/check.ts';
import { applyFixes } from '../../engine/check/fix.ts';
import { positionOf } from '../../engine/check/position.ts';
import { formatProblem, type Problem, statement } from '../../engine/check/problem.ts';
import type { SiteInput } from '../../engine/check/site-files.ts';
import { root } from '../../engine/site/paths.ts';
import { readSite } from '../../engine/site/read-site.ts';
import { sampleCount } from '../../engine/testing/test-depth.ts';

/**
 * A mistake of a tired maintainer: the old passage (its first occurrence), the new one, and what the check
 * must report: the suggested text, or words of its English message. Default: the fix restores the old passage.
 */
type Slip = [was: string, now: string, right?: string | RegExp];

/** Over two hundred mistakes by file, written without knowing the check. */
const slips: Record<string, Slip[]> = {
  'pages/home.json': [
    ['"type": "carousel"', '"type": "carousal"', 'carousel'],
    ['"type": "carousel"', '"type": "Carousel"', 'carousel'],
    ['"type": "cards"', '"type": "card"', 'cards'],
    ['"type": "feature"', '"type": "features"', 'feature'],
    ['"type": "news-preview"', '"type": "newsPreview"', 'news-preview'],
    ['"type": "news-preview"', '"type": "news preview"', 'news-preview'],
    ['"showOn": "desktop"', '"showOn": "Desktop"', 'desktop'],
    ['"showOn": "mobile"', '"showOn": "phone"', /phone.*desktop|desktop.*phone/],
    ['"showOn": "desktop"', '"showon": "desktop"', 'showOn'],
    ['"interval": 6000', '"interval": "6000"'],
    ['"interval": 6000', '"interval": 6s', /number/],
    ['"interval": 6000', '"interval": 6,000', /6000/],
    ['"interval": 6000', '"interval": -6000', /interval.*(at least|than|less|minimum|more)/i],
    ['"slides": [', '"slide": [', 'slides'],
    ['"columns": 5', '"columns": five', /five/],
    ['"columns": 5', '"columns": "5"'],
    ['"columns": 5', '"colums": 5', 'columns'],
    ['"variant": "icon"', '"variant": "icons"', 'icon'],
    ['"background": "tinted"', '"background": "tint"', 'tinted'],
    ['"pictureSide": "start"', '"pictureSide": "left"', /start.*end|left/],
    ['"src": "hero-speed.svg"', '"src": "hero-speed.png"', 'hero-speed.svg'],
    ['"src": "hero-speed.svg"', '"src": "hero-sped.svg"', 'hero-speed.svg'],
    ['"src": "hero-speed.svg"', '"src": "hero_speed.svg"', 'hero-speed.svg'],
    ['"src": "hero-speed.svg"', '"src": "Hero-speed.svg"', 'hero-speed.svg'],
    ['"src": "hero-speed.svg"', '"src": "./hero-speed.svg"', 'hero-speed.svg'],
    ['"src": "hero-speed.svg"', '"src": "assets\\\\images\\\\hero-speed.svg"', 'hero-speed.svg'],
    ['"src": "hero-speed.svg"', '"scr": "hero-speed.svg"', 'src'],
    ['"src": "hero-speed.svg"', '"url": "hero-speed.svg"', 'src'],
    ['"src": "hero-speed.svg"', '"src": ""', /empty|no picture|no file/i],
    ['"to": "/Integration"', '"to": "/integration"', '/Integration'],
    ['"to": "/Integration"', '"to": "Integration"', '/Integration'],
    ['"to": "/Integration"', '"to": "/Integration.html"', '/Integration'],
    ['"to": "/Integration"', '"to": "/en/Integration"', '/Integration'],
    ['"to": "/Integration"', '"to": "http://localhost:4173/Integration"', '/Integration'],
    ['"to": "/Integration"', '"to": " /Integration"', '/Integration'],
    ['"to": "/Integration"', '"to": "／Integration"', '/Integration'],
    ['"to": "/Integration"', '"to": "pages/products/integration.json"', '/Integration'],
    ['"to": "/Integration"', '"link": "/Integration"', 'to'],
    ['"to": "/mlff"', '"to": "/mllf"', '/mlff'],
    ['"to": "/mlff"', '"to": "/mlf"', '/mlff'],
    ['"to": "mcloud:"', '"to": "mclod:"', /"?mcloud/],
    ['"to": "mcloud:"', '"to": "mcloud："', 'mcloud:'],
    ['"to": "mcloud:register"', '"to": "mcloud: register"', 'mcloud:register'],
    ['"to": "/{product}-introduce"', '"to": "/{prodct}-introduce"', '/{product}-introduce'],
    ['"to": "/{product}-introduce"', '"to": "/{product}-introduction"', '/{product}-introduce'],
    ['"to": "/{product}-introduce"', '"to": "/{product-introduce"', '/{product}-introduce'],
    ['"zh": "了解 {product}"', '"zh": "了解 {Product}"', 'product'],
    ['"zh": "了解 {product}"', '"zh": "了解 ｛product｝"', /plain braces/],
    ['"zh": "了解 {product}"', '"zh": "了解 { product }"', /product/],
    ['"source": "news.list"', '"source": "news"', /news\.list/],
    ['"source": "news.list"', '"source": "news.lists"', 'news.list'],
    ['"params": { "page": "1" }', '"params": { "page": 1 }'],
    ['"params": { "page": "1" }', '"params": { "pages": "1" }', 'page'],
    ['"params": { "page": "1" }', '"params": { }', /page/],
    ['"to": "/company-news-content/{id}"', '"to": "/company-news-content/{ID}"', /id/],
    ['"to": "/company-news-content/{id}"', '"to": "/company-news-content"', /id/],
    ['"name": "partner-logos"', '"name": "partner-logo"', 'partner-logos'],
    ['"name": "partner-logos"', '"name": "partner-logos.json"', 'partner-logos'],
    ['"id": "products"', '"id": "cloud"', /cloud/],
    ['"showTitle": false', '"showTitle": "false"'],
    ['"showTitle": false', '"showTitle": no', /no/],
    ['"showTitle": false', '"showtitle": false', 'showTitle'],
    ['"title": { "zh": "首页", "en": "Home" }', '"title": { "zh": "首页" }', /en/],
    ['"title": { "zh": "首页", "en": "Home" }', '"title": { "cn": "首页", "en": "Home" }', 'zh'],
    ['"title": { "zh": "首页", "en": "Home" }', '"title": { "zh": "Home", "en": "首页" }', /swap/i],
    ['"title": { "zh": "首页", "en": "Home" }', '"title": { "zh": "首页", "en": "" }', /empty/],
    ['"title": { "zh": "首页", "en": "Home" }', '"title": { "zh": "首页", "en": "首页" }', /Chinese|English/],
    ['"title": { "zh": "首页", "en": "Home" },', '"title": { "zh": "首页", "en": "Home" }'],
    ['"title": { "zh": "首页", "en": "Home" },', '"title": { "zh": "首页", "en": "Home" }，'],
    ['"title": { "zh": "首页", "en": "Home" },', '"title": { "zh": "首页" "en": "Home" },'],
    ['"title": { "zh": "首页", "en": "Home" },', '"title": { "zh": "首页", "en": “Home” },'],
    ['"title": { "zh": "首页", "en": "Home" },', '"title": { "zh"："首页", "en": "Home" },'],
    ['"title": { "zh": "首页", "en": "Home" },', '"title": { "zh": "首页, "en": "Home" },', /quot|closed/i],
    ['"title": { "zh": "首页", "en": "Home" },', '"title": { "zh": "首页", "en": "Home" ,', /never closed|missing/i],
    [
      '"title": { "zh": "首页", "en": "Home" },',
      '"title": { "zh": "首页", "en": "Home" }}, ',
      /closes nothing|too many/i,
    ],
    ['"title": { "zh": "首页", "en": "Home" },', '"title": { zh: "首页", "en": "Home" },'],
    ['"title": { "zh": "首页", "en": "Home" },', '"title": { \'zh\': \'首页\', "en": "Home" },', /'|single/],
    ['"title": { "zh": "首页", "en": "Home" },', '// TODO\n  "title": { "zh": "首页", "en": "Home" },'],
  ],
  'pages/downloads/gpu.json': [
    ['"field": "CUDA"', '"field": "Cuda"', 'CUDA'],
    ['"field": "OpenMPI"', '"field": "OpenMpi"', 'OpenMPI'],
    ['"field": "productVersion"', '"field": "version"', /version/],
    ['"field": "package"', '"name": "package"', 'field'],
    ['"kind": "date"', '"kind": "data"', 'date'],
    ['"kind": "date"', '"kind": "time"', /date/],
    ['"updateTime": "20230726"', '"updateTime": "2023-07-26"', '20230726'],
    ['"updateTime": "20230726"', '"updateTime": "2023.7.26"', '20230726'],
    ['"updateTime": "20230726"', '"updateTime": 20230726'],
    ['"updateTime": "20230726"', '"updateTime": "20230732"', /day|month|form/i],
    ['"updateTime": "20230726"', '"updateTime": "20230931"', /30 days/],
    ['"updateTime": "20230726"', '"updateTime": "2023076"', /2023076/],
    ['"updateTime": "20230726"', '"updatetime": "20230726"', 'updateTime'],
    ['"to": "mstation:cuda-7.0-beta.zip"', '"to": "mstation:cuda-7.0.beta.zip"', 'mstation:cuda-7.0-beta.zip'],
    ['"to": "mstation:cuda-7.0-beta.zip"', '"to": "mstation:cuda-7.0-beta.zi"', 'mstation:cuda-7.0-beta.zip'],
    ['"to": "mstation:cuda-7.0-beta.zip"', '"to": "msation:cuda-7.0-beta.zip"', 'mstation:cuda-7.0-beta.zip'],
    ['"to": "mstation:cuda-7.0-beta.zip"', '"to": "files:cuda-7.0-beta.zip"', /cuda-7\.0-beta\.zip/],
    ['"to": "mstation:cuda-7.0-beta.zip"', '"to": "mstation:/cuda-7.0-beta.zip"', 'mstation:cuda-7.0-beta.zip'],
    ['"to": "mstation:cuda-7.0-beta.zip"', '"to": "cuda-7.0-beta.zip"', 'mstation:cuda-7.0-beta.zip'],
    ['"to": "mstation:cuda-7.0-beta.zip"', '"to": "/files/mstation/cuda-7.0-bta.zip"', /cuda-7\.0-beta\.zip/],
    ['"to": "mstation:cuda-7.0-beta.zip"', '"to": "C:\\\\downloads\\\\cuda-7.0-beta.zip"', /backslash|address|\\/i],
    ['"id": "gpu-ws-2"', '"id": "gpu-ws-1"', /gpu-ws-1/],
    ['"parent": "/{product}-introduce"', '"parent": "{product}-introduce"', '/{product}-introduce'],
    ['"parent": "/{product}-introduce"', '"parent": "/product-introduce"', '/{product}-introduce'],
    ['"parent": "/{product}-introduce"', '"parent": "/gpu-downlod"', '/gpu-download'],
    ['"route": "/gpu-download"', '"route": "gpu-download"', '/gpu-download'],
    ['"route": "/gpu-download"', '"route": "/gpu download"', /space|blank|form|characters|letters/i],
    ['"route": "/gpu-download"', '"route": "/gpu-downlaod"', /gpu-download/],
    ['"route": "/gpu-download"', '"route": "/cpu-download"', /cpu/],
    ['"route": "/gpu-download"', '"routes": "/gpu-download"', 'route'],
    ['"id": "gpu-download"', '"id": "cpu-download"', /cpu/],
    [
      '{\n  "$schema": "../../schemas/page.schema.json",\n  "id": "gpu-download",',
      '{\n  "$schema": "../../schemas/page.schema.json",',
      /"id"/,
    ],
    ['"id": "cluster"', '"id": "clusters"', /cluster/],
    ['"id": "cluster"', '"id": "2-cluster"', /letter/],
    ['"id": "cluster"', '"id": "cluster builds"', /letter|space|digits/i],
    ['"tone": "warning"', '"tone": "warn"', 'warning'],
    [
      '[UUID 获取指南](/get-uuid-function)',
      '[UUID 获取指南]（/get-uuid-function）',
      '[UUID 获取指南](/get-uuid-function)',
    ],
    [
      '[UUID 获取指南](/get-uuid-function)',
      '[UUID 获取指南] (/get-uuid-function)',
      '[UUID 获取指南](/get-uuid-function)',
    ],
    ['[UUID 获取指南](/get-uuid-function)', '[UUID 获取指南](/get-uuid-function', /link is written/],
    ['[UUID 获取指南](/get-uuid-function)', '[UUID 获取指南](/get-uuid)', '/get-uuid-function'],
    ['[UUID 获取指南](/get-uuid-function)', '[UUID 获取指南](get-uuid-function)', '/get-uuid-function'],
    [
      '[UUID 获取指南](/get-uuid-function)',
      '【UUID 获取指南】(/get-uuid-function)',
      '[UUID 获取指南](/get-uuid-function)',
    ],
    ['[UUID 获取指南](/get-uuid-function)', '<a href="/get-uuid-function">UUID</a>', /quot/i],
    ['[UUID 获取指南](/get-uuid-function)', "<a href='/get-uuid-function'>UUID</a>", /HTML/],
    ['[UUID 获取指南](/get-uuid-function)', '[](/get-uuid-function)', /words/],
    ['(mailto:{email})', '(malto:{email})', 'mailto:{email}'],
    ['(mailto:{email})', '({email})', /mailto|@/],
    ['(mailto:{email})', '(mailto:{emial})', /email/],
    ['"driver": "450.80.02"', '"drivers": "450.80.02"', /driver/],
    ['{ "zh": "加速卡", "en": "Accelerator" }', '{ "zh": "加速卡" }', /en/],
    ['{ "zh": "加速卡", "en": "Accelerator" }', '{ "zh": "Accelerator", "en": "加速卡" }', /swap/i],
    ['"CUDA": "11.6"', '"CUDA": 11.6', /text|string/],
    ['"CUDA": "11.6"', '"CUDA": "11.6', /closing/],
    ['按显卡 UUID 授权', '按显卡 `UUID 授权', /`/],
    ['按显卡 UUID 授权', '按显卡**UUID*授权', /\*\*/],
    ['"value": "2025-10-31"', '"value": 2025-10-31', /quot|number|text/i],
    ['"label": "CUDA" },', '"label": "CUDA" }'],
    ['"label": "CUDA" },', '"lable": "CUDA" },', 'label'],
    ['"to": "/dcu-download" },', '"to": "/dcu-download" },,'],
    ['"to": "/{product}-trial-download" }\n      ]', '"to": "/{product}-trial-download" },\n      ]'],
  ],
  'pages/downloads/module.json': [
    ['"CALYPSO",', '"CALYSPO",', 'CALYPSO'],
    ['"match": ["MatPL"]', '"match": "MatPL"'],
    ['"match": ["MatPL"]', '"match": ["Mat PL"]', 'MatPL'],
    ['"field": "software_url"', '"field": "software-url"', 'software_url'],
    ['"field": "course_url"', '"field": "courseUrl"', 'course_url'],
    ['"kind": "html"', '"kind": "HTML"', 'html'],
    ['"source": "module.all"', '"source": "modules.all"', 'module.all'],
    ['"data": { "source": "module.all" }', '"data": "module.all"', /object/],
    ['"search": true', '"search": True'],
    ['"pageSizes": [7, 10, 50, 100]', '"pageSizes": 10', '[10]'],
    ['"pageSizes": [7, 10, 50, 100]', '"pageSizes": [7, 10, 50, 100,]'],
    ['"pageSizes": [7, 10, 50, 100]', '"pageSizes": ["7", 10, 50, 100]'],
    ['"id": "electronic"', '"id": "structure"', /structure/],
    ['"title": { "field"', '"titel": { "field"', 'title'],
  ],
  'pages/company/contract-us.json': [
    ['"longitude": 116.3229', '"longitude": 116,3229'],
    ['"longitude": 116.3229', '"longitude": "116.3229"'],
    ['"longitude": 116.3229', '"longitude": 1163.229', /180/],
    ['"longitude": 116.3229', '"lng": 116.3229', 'longitude'],
    ['"coordinateSystem": "BD-09"', '"coordinateSystem": "BD09"', 'BD-09'],
    ['"zoom": 17', '"zoom": 170', /19|most|than/],
    ['"to": "tel:{phone}"', '"to": "tel:{fone}"', /phone/],
    ['"to": "tel:{phone}"', '"to": "phone:{phone}"', /phone/],
    ['"to": "mailto:{email}"', '"to": "{email}"', 'mailto:{email}'],
    ['"to": "mailto:{email}"', '"to": "support@example.com"', 'mailto:support@example.com'],
    ['(https://linkedin.example.com/)', '(htps://linkedin.example.com/)', 'https://linkedin.example.com/'],
    ['(https://linkedin.example.com/)', '(www.linkedin.example.com)', /https:/],
    ['(https://linkedin.example.com/)', '(https:/linkedin.example.com/)', 'https://linkedin.example.com/'],
    [
      '"$schema": "../../schemas/page.schema.json"',
      '"$schema": "../schemas/page.schema.json"',
      '../../schemas/page.schema.json',
    ],
    ['"columns": 3,', '"columns": 3，'],
    ['    {\n      "type": "facts"', '    {\n      "type": "facts",\n      "type": "facts"', /twice|already/i],
  ],
  'pages/company/news.json': [
    ['"routeDefaults": { "page": "1" }', '"routeDefaults": { "pages": "1" }', 'page'],
    ['"routeDefaults": { "page": "1" }', '"routeDefaults": { "page": 1 }'],
    ['"page": "{route.page}"', '"page": "{route.pag}"', /page/],
    ['"page": "{route.page}"', '"page": "{page}"', /route\.page/],
    ['"imageBase": "uploads"', '"imageBase": "upload"', 'uploads'],
    ['"imageBase": "uploads"', '"imageBase": "uploads:"', 'uploads'],
    ['"to": "/company-news/{page}"', '"to": "/company-news/{p}"', /page/],
    ['"titleLength": 32', '"titleLenght": 32', 'titleLength'],
  ],
  'pages/company/news-content.json': [
    ['"section": "item"', '"section": "items"', 'item'],
    ['"field": "title"', '"field": "titel"', 'title'],
    ['"contentField": "content"', '"contentField": "contents"', 'content'],
    ['"timeField": "time"', '"timeField": "date"', /date/],
    ['"id": "{route.id}"', '"id": "{route.nr}"', /id/],
    ['"parent": "/company-news"', '"parent": "/compony-news"', '/company-news'],
  ],
  'pages/learning/course-vedio.json': [
    ['"to": "videos:course-01.mp4"', '"to": "videos:course-1.mp4"', 'videos:course-01.mp4'],
    ['"to": "videos:course-01.mp4"', '"to": "video:course-01.mp4"', /videos:course-01\.mp4/],
    ['"src": "posters/course-01.png"', '"src": "course-01.png"', 'posters/course-01.png'],
    ['"src": "posters/course-01.png"', '"src": "posters/course-01.jpg"', 'posters/course-01.png'],
    ['"to": "videos:course-01-zh.vtt"', '"to": "videos:course-1-zh.vtt"', 'videos:course-01-zh.vtt'],
    ['"captions": [', '"caption": [', 'captions'],
    ['"to": "video:sample-05"', '"to": "video:sample-05",\n          "duration": "44:55"', /duration/],
    ['"to": "video:sample-05"', '"to": "vidio:sample-05"', /video/],
    ['"numbered": true', '"numbered": "yes"', /true/],
    ['"to": "/QuickStartTutorial#videos"', '"to": "/QuickStartTutorial#video"', '/QuickStartTutorial#videos'],
    ['"to": "/QuickStartTutorial#videos"', '"to": "/QuickstartTutorial#videos"', '/QuickStartTutorial#videos'],
  ],
  'pages/learning/paper.json': [
    ['"linkField": "url"', '"linkField": "link"', /link/],
    ['"year": "{year}"', '"year": "{yeer}"', '{year}'],
    ['"collection": "paper"', '"collection": "papers"', 'paper'],
    ['"field": "year"', '"field": "yaer"', 'year'],
    ['"query": "year"', '"query": "Year"', 'year'],
    ['"id": "{year}",', '"id": "year",', /\{year\}/],
    ['"tabs": [', '"tab": [', 'tabs'],
  ],
  'pages/site.json': [
    ['"onDataFailure": "notice"', '"onDataFailure": "notify"', 'notice'],
    ['"language": "zh"', '"language": "cn"', 'zh'],
    ['"logo": "logo.svg"', '"logo": "logo.png"', 'logo.svg'],
    ['"logo": "logo.svg"', '"logo": "images/logo.svg"', 'logo.svg'],
    ['"product": "PWcore",', '"prodct": "PWcore",', /product/],
    ['"uploads": "/images/"', '"upload": "/images/"', /uploads/],
    ['"resources": "/files/resources/"', '"resources": "/files/resource/"', /resource/],
    ['"to": "/company-introduce"', '"to": "/company-intro"', '/company-introduce'],
    ['"to": "/Academic"', '"to": "/academic"', '/Academic'],
    ['"to": "resources:brochure.pdf"', '"to": "resources:brochure.PDF"', 'resources:brochure.pdf'],
    ['"children": [', '"childrens": [', 'children'],
    ['"newTab": true', '"newTab": "true"'],
    ['"newTab": true', '"newtab": true', 'newTab'],
    ['"navigation": [', '"nav": [', 'navigation'],
    ['"groups": [', '"group": [', 'groups'],
    ['"copyright": {', '"copyrigth": {', 'copyright'],
    ['"coordinateSystem": "GCJ-02"', '"coordinateSystem": "GCJ02"', 'GCJ-02'],
    ['"src": "sample-qr.svg"', '"src": "sample_qr.svg"', 'sample-qr.svg'],
    ['"mcloud": "https://mcloud.example.com/"', '"mcloud": "https://mcloud.example.com"', /"\/"|slash/],
    ['"value": "{phone}"', '"value": "{telephone}"', /telephone/],
  ],
  'assets/records/news/2022-04-01-mcloud-2.0.json': [
    ['"time": "2022-04-01"', '"time": "2022-4-1"', '2022-04-01'],
    ['"time": "2022-04-01"', '"time": "2022/04/01"', '2022-04-01'],
    ['"time": "2022-04-01"', '"time": "01.04.2022"', '2022-04-01'],
    ['"time": "2022-04-01"', '"time": "2022-04-31"', /30 days/],
    ['"id": 101', '"id": "101"'],
    ['"id": 101', '"id": 102', /102/],
    ['"summary": {', '"sumary": {', 'summary'],
    ['[Mcloud 介绍](/mcloud-introduce)', '[Mcloud 介绍](/mcloud-intro)', '/mcloud-introduce'],
    ['[Mcloud 介绍](/mcloud-introduce)', '<a href="/mcloud-introduce">Mcloud 介绍</a>', /quot/i],
    ['[Mcloud 介绍](/mcloud-introduce)', '<a href=\\"/mcloud-introduce\\">Mcloud 介绍</a>', /HTML/],
    ['[Mcloud 介绍](/mcloud-introduce)', '[Mcloud 介绍](/mcloud-introduce', /link/i],
    ['新用户可申请', '新**用户可申请', /bold/i],
  ],
  'assets/records/news/2025-10-31-autumn-release.en.md': [
    ['[download page](/gpu-download)', '[download page](/gpu-dowload)', '/gpu-download'],
    ['## How to update', '#### How to update', /level/],
    ['## How to update', 'How to update', /headings/],
    ['`mpirun --version`', '`mpirun --version', /backtick/],
  ],
  'assets/records/module/modules.json': [
    ['"name": "CALYPSO"', '"nmae": "CALYPSO"', 'name'],
    ['pdf/calypso.pdf', 'pdf/calipso.pdf', /calypso\.pdf/],
    ['"id": 2,', '"id": 1,', /1/],
  ],
  'assets/records/update-log/releases.json': [
    ['"time": "2025-10-31"', '"time": "2025-10-32"', /31 days/],
    ['"time": "2025-10-31"', '"date": "2025-10-31"', 'time'],
  ],
};

/** Of so many slips one is tried. */
const every = sampleCount(1, 10);

/** The mistakes that are reported correctly, and the messages of the others. */
const named: Slip[] = [];
const unnamed: string[] = [];

let site: SiteInput;
beforeAll(async () => {
  site = await readSite(root);
  const check = createChecker();
  for (const [file, here] of Object.entries(slips))
    for (const slip of here.filter((_, index) => index % every === 0)) {
      const text = textOf(file, slip);
      const found = check({ ...site, files: { ...site.files, [file]: text } });
      if (isNamed(file, slip, text, found)) named.push(slip);
      else
        unnamed.push(
          [`${file}: ${slip[0]} → ${slip[1]} (${slip[2] ?? 'mended'})`, ...found.map(formatProblem)].join('\n  '),
        );
    }
});

function textOf(file: string, [was, now]: Slip): string {
  const before = site.files[file] ?? '';
  if (!before.includes(was)) throw new Error(`${file} has no ${was}`);
  return before.replace(was, () => now);
}

/** Whether a mistake is reported as one problem, on its lines, with the right text. */
function isNamed(file: string, [was, now, right]: Slip, text: string, found: Problem[]): boolean {
  const [first, ...others] = found;
  const before = site.files[file] as string;
  const start = before.indexOf(was);
  const [from, to] = [start, start + now.length].map((offset) => positionOf(text, offset).line);
  // An omission is reported at the next character.
  const isThere = first?.file === file && first.line >= Number(from) && first.line <= Number(to) + 1;
  if (!first || others.length > 0 || !isThere) return false;
  if (right instanceof RegExp) return right.test(statement(first));
  const [mended] = applyFixes([first], { [file]: text });
  return mended?.text === before || (right !== undefined && first.suggestion === right);
}

test('of more than two hundred slips that a tired maintainer made, 96 % are named rightly', () => {
  const all = named.length + unnamed.length;
  expect(all).toBeGreaterThan(200 / every);
  expect(named.length / all, unnamed.join('\n')).toBeGreaterThanOrEqual(sampleCount(0.96, 0.9));
});
