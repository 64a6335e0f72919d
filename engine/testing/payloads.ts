import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/paths.ts';

/** Attempts to run script, to load from another host, or to take over the page. */
const attempts = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<details open ontoggle=alert(1)><p>x</p></details>',
  '<video src=x onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)>',
  '<p tabindex=1 style="animation: x 1s" onanimationstart=alert(1)>x</p>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv=refresh content="0; url=https://elsewhere.example/">',
  '<link rel=stylesheet href="https://elsewhere.example/a.css">',
  '<style>@import "https://elsewhere.example/b.css"; p { background: url(//elsewhere.example/c) }</style>',
  '<img src="//elsewhere.example/d.png" alt=x>',
  '<picture><source srcset="/\\elsewhere.example/e.png 2x"><img src=/images/x.png alt=x></picture>',
  '<video poster="https:elsewhere.example/f.png"><track default src="//elsewhere.example/g"></video>',
  '<table background="//elsewhere.example/h.png"><td>x</td></table>',
];

/** Contexts that parsers interpret differently, or twice. `%` is the position of the payload. */
const places = [
  '%',
  '<svg>%</svg>',
  '<math>%</math>',
  '<svg><foreignObject>%',
  '<math><mtext>%',
  '<math><annotation-xml encoding="text/html">%',
  '<svg><style>%</style></svg>',
  '<svg><desc><p>%',
  '<template>%</template>',
  '<table>%</table>',
  '<select><option>%',
  '<textarea></textarea>%',
  '<!-->%-->',
  '<svg><![CDATA[%]]></svg>',
  '<p title="</p>">%</p>',
  "<noscript><p title='</noscript>%'>",
  "<textarea><p title='</textarea>%'>",
  "<xmp><p title='</xmp>%'>",
  "<style><p title='</style>%'>",
  "<svg><style><p id='</style>%'>",
  '<math><mtext><table><mglyph><style><!--</style>%',
  '<form><math><mtext></form><form><mglyph><style></math>%',
  "<svg></p><style><a id='</style>%'>",
  '<math><mi><table><mglyph><svg><mtext><textarea><path id="</textarea>"></path>%',
];

/** The payloads of public lists: unchanged, and with each `\x20` replaced by its character. */
const listed: string[] = distinct(
  readFileSync(join(root, 'engine/testing/payloads.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => [
      line,
      line.replace(/\\x([0-9A-Fa-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    ]),
);

/** Every payload: those of the lists, and each attempt in each context. */
export const payloads: string[] = distinct([
  ...listed,
  ...places.flatMap((place) => attempts.map((attempt) => place.replace('%', () => attempt))),
]);

function distinct(texts: string[]): string[] {
  return [...new Set(texts)];
}
