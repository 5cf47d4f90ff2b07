import type { ExportFormat } from '#kernel/list-exports.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { PaymentFilters } from '../ports/payment-views.ts';

type Wish = Readonly<{
  format: ExportFormat;
  visible: Visibility;
  filters: PaymentFilters;
  language: Language;
}>;

/** The list as a file, in the order of creation, all from one moment; memory does not grow with it. */
export interface PaymentSheets {
  write(wish: Wish): AsyncIterable<Uint8Array>;
}
export const PaymentSheets = token<PaymentSheets>('payments.PaymentSheets');
