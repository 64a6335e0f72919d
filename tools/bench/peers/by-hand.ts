import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../../engine/model/text/escape-html.ts';
import type { PeerContent } from './content.ts';
import { templates, writeFiles } from './peer-files.ts';

/** Filters the list of modules. */
const narrow = `const rows=[...document.querySelectorAll('.rows li')],texts=rows.map((row)=>row.textContent.toLowerCase());
document.querySelector('input').addEventListener('input',({target:{value}})=>{const wanted=value.toLowerCase();
rows.forEach((row,index)=>{row.hidden=!texts[index].includes(wanted)})})`;

/** Writes hand-written pages: with inline styles, and script only where HTML has no element. */
export async function writeByHand(folder: string, content: PeerContent): Promise<void> {
  const css = (await readFile(join(templates, 'looks.css'), 'utf8')).replace(/\s+/g, ' ');
  const { home, downloads, modules, posts } = content;
  const page = (title: string, main: string, script = '') =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${css}</style>
<header><nav><ul><li><a href="/">Home</a><li><a href="/downloads">Downloads</a><li><a href="/modules">Modules</a><li><a href="/posts/post-1">News</a></ul></nav></header>
<main><h1>${title}</h1>${main}</main>${script && `<script>${script}</script>`}</html>`;
  const t = escapeHtml;
  const paragraphs = (texts: string[]) => texts.map((text) => `<p>${t(text)}</p>`).join('');
  await writeFiles(folder, {
    'index.html': page(
      t(home.title),
      `<p>${t(home.lead)}</p><img class="hero" src="/hero.svg" alt="" width="960" height="640" fetchpriority="high"><ul class="cards">${home.cards
        .map(({ title, text, to }) => `<li><h2><a href="${to}">${t(title)}</a></h2><p>${t(text)}</p></li>`)
        .join('')}</ul>`,
    ),
    'downloads.html': page(
      t(downloads.title),
      `<p>${t(downloads.lead)}</p><table><thead><tr><th>Package<th>CUDA<th>MPI<th>Updated</thead><tbody>${downloads.rows
        .map(
          ({ id, file, cuda, mpi, updated }) =>
            `<tr><td><button type="button" commandfor="${id}" command="show-modal">${t(file)}</button><td>${cuda}<td>${mpi}<td>${updated}`,
        )
        .join('')}</tbody></table>${downloads.rows
        .map(
          ({ id, file, notes }) =>
            `<dialog id="${id}"><h2>${t(file)}</h2>${paragraphs(notes)}<a download href="/files/${file}">${t(file)}</a> <button type="button" commandfor="${id}" command="close">Close</button></dialog>`,
        )
        .join('')}`,
    ),
    'modules.html': page(
      modules.title,
      `<p>${t(modules.lead)}</p><label>Search <input type="search"></label><ul class="rows">${modules.rows
        .map(
          ({ id, name, summary, details }) =>
            `<li id="${id}"><details><summary>${t(name)}: ${t(summary)}</summary><p>${t(details)}</p></details>`,
        )
        .join('')}</ul>`,
      narrow,
    ),
    ...Object.fromEntries(
      posts.map(({ slug, title, date, paragraphs: texts, next }) => [
        `posts/${slug}.html`,
        page(
          t(title),
          `<p><time datetime="${date}">${date}</time></p>${paragraphs(texts)}<p><a href="${next.to}">${t(next.title)}</a></p>`,
        ),
      ]),
    ),
  });
}
