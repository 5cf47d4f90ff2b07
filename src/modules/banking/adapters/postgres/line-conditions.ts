import type { BankLineState } from '#contract/banking/bank-lines.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import { readId, searchById } from '#kernel/record-reference.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { containing } from '#platform/database/like.ts';

/** Filters of the list of movements and of its counts. */
export type LineFilters = Readonly<{
  merchantId?: number | undefined;
  ids?: readonly number[] | undefined;
  search?: string | undefined;
  state?: BankLineState | undefined;
  accountId?: number | undefined;
  statementId?: number | undefined;
  payoutId?: number | undefined;
  invoiceId?: number | undefined;
  paymentId?: number | undefined;
  /** Days of the booking, both included. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
  /** In units of the currency of each movement, both included, whichever way the money went. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
}>;

/** What a search looks in; they share a trigram index. */
const searched = ['name', 'text', 'iban', 'bank_ref'].map((column) => `l.${column} ilike :search`);

const matchedTo = (column: 'payout_id' | 'invoice_id' | 'payment_id', name: string): string =>
  `exists (select from bank_line_matches x where x.bank_line_id = l.id and x.undone_at is null
    and x.${column} = :${name})`;

const filterConditions: Readonly<Record<keyof LineFilters, string>> = {
  merchantId: 'l.merchant_id = :merchantId',
  ids: 'l.id = any(cast(:ids as bigint[]))',
  search: `(${searched.join(' or ')} or l.id = :number)`,
  state: 'l.state = :state',
  accountId: 'l.bank_account_id = :accountId',
  statementId: 'l.statement_id = :statementId',
  payoutId: matchedTo('payout_id', 'payoutId'),
  invoiceId: matchedTo('invoice_id', 'invoiceId'),
  paymentId: matchedTo('payment_id', 'paymentId'),
  from: 'l.booked_on >= cast(:from as date)',
  to: 'l.booked_on <= cast(:to as date)',
  minAmount: 'abs(l.amount_minor) >= :minAmount::numeric * 100',
  maxAmount: 'abs(l.amount_minor) <= :maxAmount::numeric * 100',
};

/** Condition and bindings of the filtered movements `l` of visible merchants. */
export const filteredLines = (
  visible: Visibility,
  requested: LineFilters,
): Readonly<{ where: string; bindings: Readonly<Record<string, unknown>> }> => {
  const filters = searchById(requested);
  const ofVisible = visible === 'all' ? 'true' : 'l.merchant_id = any(cast(:visible as bigint[]))';
  return {
    where: `${ofVisible} and ${conditionsOf(filterConditions, filters)}`,
    bindings: {
      visible: visible === 'all' ? [] : [...visible],
      merchantId: filters.merchantId ?? null,
      ids: [...(filters.ids ?? [])],
      search: containing(filters.search ?? ''),
      number: readId(filters.search ?? ''),
      state: filters.state ?? null,
      accountId: filters.accountId ?? null,
      statementId: filters.statementId ?? null,
      payoutId: filters.payoutId ?? null,
      invoiceId: filters.invoiceId ?? null,
      paymentId: filters.paymentId ?? null,
      from: filters.from ?? null,
      to: filters.to ?? null,
      minAmount: filters.minAmount ?? null,
      maxAmount: filters.maxAmount ?? null,
    },
  };
};
