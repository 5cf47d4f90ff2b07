import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { RegisterRow } from './invoice-register.ts';

export type SheetFormat = 'csv' | 'excel';

/** Writes the register as a file while it is being read: memory does not grow with the rows. */
export interface RegisterSheets {
  write(
    format: SheetFormat,
    rows: AsyncIterable<readonly RegisterRow[]>,
    language: Language,
  ): AsyncIterable<Uint8Array>;
}
export const RegisterSheets = token<RegisterSheets>('invoices.RegisterSheets');
