import type { ExportFormat } from '#kernel/list-exports.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { PaymentFilters } from './payment-views.ts';

type Wish = Readonly<{ format: ExportFormat; filters: PaymentFilters; language: Language }>;

/** What was booked for payments as a file, in the order of booking, all from one moment; memory does not grow with it. */
export interface LedgerSheets {
  write(wish: Wish): AsyncIterable<Uint8Array>;
}
export const LedgerSheets = token<LedgerSheets>('payments.LedgerSheets');
