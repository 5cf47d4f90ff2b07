import type { Buyer } from '#kernel/buyer.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import {
  defineTable,
  generated,
  instant,
  json,
  optionalInstant,
  plain,
  type Field,
} from '#platform/database/define-table.ts';

/** Promises are in EUR: the table has no currency. */
const euro: Field<Money<'EUR'>> = {
  columns: () => ['amountMinor'],
  read: (row) => Money.ofMinor(row['amountMinor'] as number, 'EUR'),
  write: (value) => ({ amountMinor: Number(value.minor) }),
};

/** A promised transfer as a row. */
export const bankPromises = defineTable('bank_promises', {
  id: generated<number>(),
  merchantId: plain<number>(),
  paymentLinkId: plain<number>(),
  invoiceId: plain<number | null>(),
  reference: plain<string>(),
  token: plain<string>(),
  amount: euro,
  receiver: plain<string>(),
  iban: plain<string>(),
  bic: plain<string | null>(),
  customerName: plain<string | null>(),
  customerEmail: plain<string | null>(),
  buyer: json<Buyer | null>(),
  language: plain<Language>(),
  promisedAt: instant(),
  expiresAt: instant(),
  withdrawnAt: optionalInstant(),
  paidAt: optionalInstant(),
  paymentId: plain<number | null>(),
});
