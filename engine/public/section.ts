/**
 * The exports for a site's own section types, as `pagewright/section`: types for the descriptor, components
 * for the renderer.
 */
export type { Column, Row } from '../model/column.ts';
export type { Compiled, SectionProps } from '../model/compiled.ts';
export type { DataBinding } from '../model/data.ts';
export type * from '../model/kinds.ts';
export type { Link as LinkTo } from '../model/link.ts';
export type { Migration } from '../model/migration.ts';
export type { Picture as PictureOf, TellingPicture } from '../model/picture.ts';
export type { SectionBase, Sections } from '../model/section.ts';
export { useTranslation } from '../ui/i18n/words.tsx';
export { Button, ButtonLink } from '../ui/kit/button.tsx';
export { CodeBlock } from '../ui/kit/code-block.tsx';
export { CopyButton } from '../ui/kit/copy-button.tsx';
export { DateText } from '../ui/kit/date-text.tsx';
export { useHydrated } from '../ui/kit/delivery.ts';
export { Dialog, dialogCloser, dialogOpener } from '../ui/kit/dialog.tsx';
export { FileLink } from '../ui/kit/file-note.tsx';
export { Html } from '../ui/kit/html.tsx';
export { Icon } from '../ui/kit/icon.tsx';
export { Inline, plainText } from '../ui/kit/inline.tsx';
export { Link } from '../ui/kit/link.tsx';
export { usePage } from '../ui/kit/page-context.tsx';
export { Pager } from '../ui/kit/pager.tsx';
export { Picture } from '../ui/kit/picture.tsx';
export { fieldInline, fieldText, type RowsAnswer, rowsIn } from '../ui/kit/search-rows.ts';
export { Subheading } from '../ui/kit/subheading.tsx';
export { useAddressState, useAddressText } from '../ui/kit/use-address-state.ts';
export { usePersistedState } from '../ui/kit/use-persisted-state.ts';
export { VisuallyHidden } from '../ui/kit/visually-hidden.tsx';
