import type { LedgerAccount } from '../../domain/ledger.ts';

/** Accounts of the ledger, in the order of the arrays below. */
const accounts: readonly LedgerAccount[] = [
  'PROVIDER_RECEIVABLE',
  'PLATFORM_REVENUE',
  'PROVIDER_FEES',
  'MERCHANT_PAYABLE',
  'DISPUTE_HOLD',
  'MISMATCH_HOLD',
  'CURRENCY_EXCHANGE',
  'MERCHANT_BANK',
  'BANK_SALES',
];

type Sums = Readonly<Partial<Record<LedgerAccount, string>>>;

/** An array with one sum for each account, from expressions in minor units; 0 for an account without one. */
export const sumsOf = (sums: Sums): string =>
  `array[${accounts.map((account) => `(${sums[account] ?? '0'})::bigint`).join(', ')}]`;

/** The sums of an amount that moves from one account to another. */
export const movedSums = (from: LedgerAccount, to: LedgerAccount, amount: string): string =>
  sumsOf({ [from]: `-(${amount})`, [to]: amount });

/** The sum on an account in an array of `sumsOf`. */
export const sumOn = (account: LedgerAccount, sums: string): string =>
  `${sums}[${accounts.indexOf(account) + 1}]`;

const onAccount = (account: LedgerAccount): string =>
  `coalesce(sum(e.amount_minor) filter (where l.code = '${account}'), 0)::bigint`;

/**
 * Ledger transactions that fit the condition on `t`: `id`, their `sums` by account, their `currency`, and `is_mixed` when an
 * entry has another currency than the others or than its account. One pass over the entries.
 */
export const bookedSums = (condition: string): string => `
  select e.transaction_id as id, array[${accounts.map(onAccount).join(', ')}] as sums, min(e.currency) as currency,
    bool_or(e.currency <> l.currency) or min(e.currency) <> max(e.currency) as is_mixed
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts l on l.id = e.account_id where ${condition} group by e.transaction_id`;

/** Names what differs between two arrays of `sumsOf`, as `PROVIDER_FEES -3.20 instead of -3.19`. */
export const differenceOf = (booked: string, expected: string): string => `(
  select string_agg(format('%s %s instead of %s', d.code, to_char(d.booked / 100.0, 'FM999999999990.00'),
    to_char(d.due / 100.0, 'FM999999999990.00')), ', ')
  from unnest(array[${accounts.map((account) => `'${account}'`).join(', ')}], ${booked}, ${expected})
    as d(code, booked, due) where d.booked is distinct from d.due)`;
