/** HTML as applications put it on the clipboard, shortened, with the Markdown that is pasted. */
export const clipboards: Record<string, { html: string; markdown: string }> = {
  'Word 365': {
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='mso-list:none'><span lang=EN-US style='font-size:20.0pt;font-family:"Aptos Display",sans-serif'>Release notes<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US>The <b style='mso-bidi-font-weight:normal'>new solver</b> is <i style='mso-bidi-font-style:normal'>much</i> faster, see <a href="https://example.org/solver?a=1&amp;b=2"><span style='color:blue'>the report</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span>First</span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Inner</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]><b>Second</b></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>One</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Two</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'><td width=200 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal><b>Name<o:p></o:p></b></p></td><td colspan=2><p class=MsoNormal>Values</p></td></tr>
 <tr><td rowspan=2><p class=MsoNormal>a | b</p></td><td><p class=MsoNormal>1</p><p class=MsoNormal>more</p></td><td><p class=MsoNormal>2</p></td></tr>
 <tr><td><p class=MsoNormal>3</p></td><td><p class=MsoNormal>4</p></td></tr>
</table>
<p class=MsoNormal><a href="file:///C:\\Users\\me\\draft.docx">Draft</a><v:shape style='width:10pt'><v:imagedata src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><img width=200 src="file:///C:/Temp/clip_image002.png"><span style='mso-hide:all;display:none'>hidden</span></p>
<!--EndFragment--></body></html>`,
    markdown: `## Release notes

The **new solver** is *much* faster, see [the report](https://example.org/solver?a=1&b=2).

- First
  - Inner
- **Second**

1. One
2. Two

| **Name** | Values |     |
| -------- | ------ | --- |
| a \\| b   | 1 more | 2   |
|          | 3      | 4   |

Draft`,
  },
  WeChat: {
    html: `<meta charset='utf-8'><section style="margin: 0px; padding: 0px; outline: 0px; max-width: 100%; box-sizing: border-box; color: rgba(0, 0, 0, 0.9); font-family: mp-quote, &quot;PingFang SC&quot;; font-size: 17px; letter-spacing: 0.544px; visibility: visible;"><section data-role="title" style="text-align: center;"><h2 style="font-weight: 400; font-size: 16px;"><span leaf="" style="font-weight: bold;">新版发布</span></h2></section><p style="margin: 0px; max-width: 100%; text-indent: 2em;"><span style="color: rgb(51, 51, 51);" leaf="">我们</span><span style="font-weight: 700; color: rgb(0, 82, 255);" textstyle="" leaf="">今天发布</span><span leaf="">新版本，<em style="font-style: italic;">速度提高一倍</em>。</span></p><p style="margin: 0px;"><br style="max-width: 100%;"></p><section><img class="rich_pages wxw-img" data-src="https://mmbiz.qpic.cn/mmbiz_png/abc/640?wx_fmt=png" data-ratio="0.5" src="data:image/svg+xml,%3Csvg/%3E"></section><ul style="list-style-type: disc;" class="list-paddingleft-1"><li style="font-size: 15px;"><section><span leaf="">安装简单</span></section></li><li><p><strong><span leaf="">免费</span></strong></p></li></ul><p><a class="wx_topic_link" topic-id="1" href="javascript:;">#话题</a> <a href="https://mp.weixin.qq.com/s/xyz" target="_blank" linktype="text">往期文章</a></p><mp-common-profile data-nickname="号"></mp-common-profile><section style="display: none;"><p>不可见</p></section></section>`,
    markdown: `## 新版发布

我们**今天发布**新版本，*速度提高一倍*。

- 安装简单
- **免费**

\\#话题 [往期文章](https://mp.weixin.qq.com/s/xyz)`,
  },
  'a web page': {
    html: `<html><body><!--StartFragment--><h1>Title</h1><div class="lead">Intro with <code>code</code> and <del>old</del> text.<br>Second line.</div><nav><button>Menu</button></nav><blockquote><p>Quoted</p></blockquote><ol start="3"><li>Three<ul><li>Inner</li></ul></li><li>Four</li></ol><pre class="hl"><span class="k">let</span> a = 1;
b();</pre><table><thead><tr><th>A</th><th align="right">B</th></tr></thead><tbody><tr><td>1</td><td>2<br>3</td></tr></tbody></table><p onclick="alert(1)">End <a href="javascript:alert(1)">bad</a><script>alert(1)</script></p><!--EndFragment--></body></html>`,
    markdown: `## Title

Intro with \`code\` and ~~old~~ text.\\
Second line.

> Quoted

3. Three
   - Inner
4. Four

\`\`\`
let a = 1;
b();
\`\`\`

| A   | B   |
| --- | --- |
| 1   | 2 3 |

End bad`,
  },
  'Google Docs': {
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Plan</span></h2><p dir="ltr"><span style="font-size:11pt;">Plain </span><span style="font-size:11pt;font-weight:700;">bold</span><span style="font-style:italic;"> slanted</span></p><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>one</span></p></li><ul><li aria-level="2"><p role="presentation"><span>two</span></p></li></ul></ul></b>`,
    markdown: `## Plan

Plain **bold** *slanted*

- one
  - two`,
  },
};
