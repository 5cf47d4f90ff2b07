import type { ExportFormat } from '#kernel/list-exports.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { LinkFilters } from '../ports/link-views.ts';

type Wish = Readonly<{
  format: ExportFormat;
  filters: LinkFilters;
  language: Language;
}>;

/** The list as a file, in the order of creation, all from one moment; memory does not grow with it. */
export interface LinkSheets {
  write(wish: Wish): AsyncIterable<Uint8Array>;
}
export const LinkSheets = token<LinkSheets>('links.LinkSheets');
