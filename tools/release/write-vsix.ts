import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { build, type Rolldown } from 'vite';
import { ZipFile } from 'yazl';
import { escapeXml } from '../../engine/build/xml.ts';
import { root } from '../../engine/site/paths.ts';

const home = join(root, 'engine/editors/vscode');

export const vsixName = 'pagewright-vscode.vsix';

/** Writes the extension of VS Code to a folder, as an archive that VS Code installs. Returns its path. */
export async function writeVsix(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const manifest = { ...JSON.parse(await readFile(join(home, 'package.json'), 'utf8')), version: releaseOf(version) };
  const { code, packages } = await bundleClient();
  const files: Record<string, string> = {
    'extension.vsixmanifest': describePackage(manifest),
    '[Content_Types].xml': contentTypes,
    'extension/package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'extension/extension.js': code,
    'extension/readme.md': await readFile(join(home, 'README.md'), 'utf8'),
    'extension/LICENSE.txt': await readFile(join(root, 'LICENSE'), 'utf8'),
    'extension/ThirdPartyNotices.txt': (await Promise.all(packages.map(readLicense))).join('\n'),
  };
  await mkdir(folder, { recursive: true });
  const path = join(folder, vsixName);
  const zip = new ZipFile();
  // A fixed date, so that the same sources give the same bytes.
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { mtime: new Date(0) });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

/** The version without a prerelease, which VS Code does not accept. */
function releaseOf(version: string): string {
  return version.replace(/-.*$/, '');
}

/** The client and its library as one CommonJS file, because VS Code installs no packages. */
async function bundleClient(): Promise<{ code: string; packages: string[] }> {
  const built = await build({
    root: home,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(home, 'extension.js'),
      write: false,
      minify: true,
      target: 'node20',
      rolldownOptions: { external: ['vscode'], output: { format: 'cjs' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const [entry, ...others] = output;
  if (others.length > 0) throw new Error(`The extension has more than one file: ${others.map((one) => one.fileName)}`);
  const folders = entry.moduleIds.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
  return { code: entry.code, packages: [...new Set(folders)].sort() };
}

/** The name and the license of a bundled package, whose notice must go with it. */
async function readLicense(folder: string): Promise<string> {
  const name = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
  if (name === undefined) throw new Error(`${folder} has no license file.`);
  const heading = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return `${heading}\n\n${await readFile(join(folder, name), 'utf8')}`;
}

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension=".json" ContentType="application/json"/><Default Extension=".vsixmanifest" ContentType="text/xml"/><Default Extension=".js" ContentType="application/javascript"/><Default Extension=".md" ContentType="text/markdown"/><Default Extension=".txt" ContentType="text/plain"/></Types>
`;

interface Manifest {
  name: string;
  displayName: string;
  description: string;
  version: string;
  publisher: string;
  engines: { vscode: string };
  categories: string[];
  keywords: string[];
}

/** The manifest of the archive, in the form of `vsce`. */
function describePackage(manifest: Manifest): string {
  const { name, displayName, description, version, publisher, engines, categories, keywords } = manifest;
  const text = (value: string) => escapeXml(value);
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    <Identity Language="en-US" Id="${text(name)}" Version="${text(version)}" Publisher="${text(publisher)}"/>
    <DisplayName>${text(displayName)}</DisplayName>
    <Description xml:space="preserve">${text(description)}</Description>
    <Tags>${text(keywords.join(','))}</Tags>
    <Categories>${text(categories.join(','))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${text(engines.vscode)}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
      <Property Id="Microsoft.VisualStudio.Code.LocalizedLanguages" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExecutesCode" Value="true"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/readme.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
}
