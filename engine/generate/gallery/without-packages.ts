import type { CompileContext } from '../../compile/context.ts';
import type { Language, SafeHtml } from '../../model/compiled.ts';
import { installCommand } from '../../site/install-command.ts';
import { MissingPackages, missingPackages, type OptionalFeature } from '../../site/optional-packages.ts';
import words from './gallery-words.json' with { type: 'json' };

/** The context with the command that installs missing packages in place of the texts that need them. */
export function withoutPackages(context: CompileContext): CompileContext {
  const { markdown, sanitize } = context;
  return {
    ...context,
    markdown: (file, written, language) =>
      convertOr(
        () => markdown(file, written, language),
        () => commandHtml(language),
      ),
    sanitize: (html, links) =>
      convertOr(
        () => sanitize(html, links),
        () => ({ html: commandHtml(links.language) }) as SafeHtml,
      ),
  };
}

function convertOr<Html>(convert: () => Html, otherwise: () => Html): Html {
  try {
    return convert();
  } catch (error) {
    if (error instanceof MissingPackages) return otherwise();
    throw error;
  }
}

/** What the texts of examples need. */
const features: OptionalFeature[] = [
  'texts in Markdown and HTML, and uploaded SVG files',
  'highlighted code',
  'formulas',
];

/** All packages at once, so that the reader installs them once. */
function commandHtml(language: Language): string {
  const command = installCommand(features.flatMap((feature) => missingPackages(feature)));
  return `<p>${words.needsPackages[language === 'zh' ? 'zh' : 'en']} <code>${command}</code></p>`;
}
