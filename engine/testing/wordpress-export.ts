import { escapeHtml } from '../model/text/escape-html.ts';

const origin = 'https://old.example/blog';

interface Item {
  id: number;
  type: string;
  title: string;
  name?: string;
  status?: string;
  content?: string;
  excerpt?: string;
  password?: string;
  file?: string;
  terms?: [domain: string, name: string][];
  meta?: [key: string, value: string][];
  comments?: number;
}

/** An export of WordPress with this many posts: some of each kind that authors write, in both editors. */
export function wordpressExport(posts: number): string {
  const items: Item[] = [
    { id: 1, type: 'attachment', title: 'Harbour', file: `${origin}/wp-content/uploads/2024/05/harbour.png` },
    {
      id: 2,
      type: 'attachment',
      title: 'Map',
      file: `${origin}/wp-content/uploads/2024/05/map.png`,
      meta: [['_wp_attachment_image_alt', 'A map']],
    },
    { id: 3, type: 'attachment', title: 'Notes', file: `${origin}/wp-content/uploads/2024/05/notes.txt` },
    { id: 4, type: 'nav_menu_item', title: 'Menu' },
    {
      id: 5,
      type: 'page',
      title: 'About us',
      name: 'about',
      content: `<!-- wp:paragraph --><p>We are a harbour.</p><!-- /wp:paragraph -->`,
    },
    { id: 6, type: 'post', title: 'Secret', name: 'secret', password: 'x', content: 'hidden' },
    ...Array.from({ length: posts }, (_, index) => post(index, posts)),
  ];
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old site</title>
<link>${origin}</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example</wp:base_site_url>
<wp:base_blog_url>${origin}</wp:base_blog_url>
${items.map(itemText).join('\n')}
</channel>
</rss>
`;
}

/** The address of a post of the export. */
export function postAddress(index: number): string {
  return `${origin}/2024/05/${nameOf(index)}/`;
}

function nameOf(index: number): string {
  return index % 10 === 3 ? encodeURIComponent(`第${index}篇`).toLowerCase() : `post-${index}`;
}

function post(index: number, posts: number): Item {
  const bodies = [
    `<!-- wp:heading --><h2 class="wp-block-heading">Tides &amp; winds</h2><!-- /wp:heading -->
<!-- wp:paragraph --><p>It costs $5 to $9, see <a href="${postAddress((index + 1) % posts)}">the next post</a> and <code>{product}</code>.</p><!-- /wp:paragraph -->
<!-- wp:list --><ul><li>one</li><li>two <strong>bold</strong></li></ul><!-- /wp:list -->`,
    `A classic post\nwith a line break.\n\nThe second paragraph, with <em>emphasis</em> and a < b.\n\n[caption id="attachment_1" align="alignnone" width="300"]<a href="${origin}/wp-content/uploads/2024/05/harbour.png"><img src="http://www.old.example/blog/wp-content/uploads/2024/05/harbour-300x200.png" alt="The harbour" width="300" height="200" /></a> The harbour at dawn[/caption]\n\n[gallery ids="1,2"]`,
    `<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Day</th><th>Height</th></tr></thead><tbody><tr><td>1 May</td><td>2.4 m</td></tr></tbody></table></figure><!-- /wp:table -->
<!-- wp:code --><pre class="wp-block-code"><code>if (a &lt; b) {
  print("$x");
}</code></pre><!-- /wp:code -->`,
    `<!-- wp:paragraph --><p>涨潮时水位最高。<strong>注意：</strong>请看<a href="/blog/about/">关于我们</a>和<a href="${origin}/wp-content/uploads/2024/05/notes.txt">笔记</a>。</p><!-- /wp:paragraph -->
<!-- wp:image {"id":2} --><figure class="wp-block-image"><img src="${origin}/wp-content/uploads/2024/05/map-1024x768.png" alt="地图" class="wp-image-2"/><figcaption>港口<em>地图</em></figcaption></figure><!-- /wp:image -->`,
    `<blockquote>The sea is calm.</blockquote>\n\n<ol><li>First</li><li>Second<ul><li>inner</li></ul></li></ol>\n\n[1] is a footnote in brackets.\n\n<hr />\n\nhttps://example.org/ stays.`,
  ];
  return {
    id: 100 + index,
    type: 'post',
    title: index % 10 === 3 ? `第${index}篇` : `Post ${index} &amp; more`,
    name: nameOf(index),
    status: index % 25 === 7 ? 'draft' : 'publish',
    content: bodies[index % bodies.length] as string,
    excerpt: index % 3 === 0 ? `About post ${index}.` : '',
    terms: [
      ['category', index % 2 === 0 ? 'Weather' : 'Boats'],
      ['post_tag', 'sea'],
    ],
    meta: index % 4 === 0 ? [['_thumbnail_id', '1']] : [],
    comments: index % 5 === 0 ? 1 : 0,
  };
}

function itemText({
  id,
  type,
  title,
  name = '',
  status = 'publish',
  content = '',
  excerpt = '',
  password = '',
  file,
  terms = [],
  meta = [],
  comments = 0,
}: Item): string {
  const link =
    type === 'page'
      ? `${origin}/${name}/`
      : type === 'post'
        ? `${origin}/2024/05/${name}/`
        : `${origin}/?attachment_id=${id}`;
  const cdata = (text: string) => `<![CDATA[${text}]]>`;
  return `<item>
<title>${cdata(title)}</title>
<link>${status === 'draft' ? `${origin}/?p=${id}` : link}</link>
<content:encoded>${cdata(content)}</content:encoded>
<excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(`2024-05-${String(1 + (id % 28)).padStart(2, '0')} 10:00:00`)}</wp:post_date>
<wp:post_name>${cdata(name)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(password)}</wp:post_password>
${file ? `<wp:attachment_url>${cdata(file)}</wp:attachment_url>` : ''}
${terms.map(([domain, term]) => `<category domain="${domain}" nicename="${escapeHtml(term.toLowerCase())}">${cdata(term)}</category>`).join('\n')}
${meta.map(([key, value]) => `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`).join('\n')}
${'<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>'.repeat(comments)}
</item>`;
}
