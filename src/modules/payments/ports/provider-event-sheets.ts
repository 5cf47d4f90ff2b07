import type { ExportFormat } from '#kernel/list-exports.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { ProviderEventFilters } from './provider-event-views.ts';

type Wish = Readonly<{
  format: ExportFormat;
  filters: ProviderEventFilters;
  language: Language;
}>;

/** The list as a file, in the order of arrival, all from one moment; memory does not grow with it. */
export interface ProviderEventSheets {
  write(wish: Wish): AsyncIterable<Uint8Array>;
}
export const ProviderEventSheets = token<ProviderEventSheets>('payments.ProviderEventSheets');
