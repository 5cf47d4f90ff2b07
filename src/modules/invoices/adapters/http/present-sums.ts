import { Money } from '#kernel/money.ts';
import type { InvoiceSummary } from '../postgres/summarise-invoices.ts';

/** The counts and sums of a list of documents in JSON. */
export const presentSums = ({ all, statuses, sums }: InvoiceSummary) => ({
  all,
  statuses: [...statuses],
  sums: sums.map(({ currency, amountMinor, openMinor, counted }) => ({
    currency,
    amount: Money.ofMinor(amountMinor, currency).toDecimal(),
    open: Money.ofMinor(openMinor, currency).toDecimal(),
    count: counted,
  })),
});
