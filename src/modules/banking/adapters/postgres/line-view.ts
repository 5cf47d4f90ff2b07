import type { AsideReason, BankLineState, MatchReason } from '#contract/banking/bank-lines.ts';
import type { Currency } from '#kernel/currency.ts';
import type { StoredSuggestion } from '../../domain/suggestion.ts';

/** What a movement has paid, as far as it is not undone. */
export type MatchView = Readonly<{
  invoiceId: number | null;
  invoiceNumber: string | null;
  paymentId: number | null;
  payoutId: number | null;
  amountMinor: number;
  reasons: MatchReason[];
  matchedBy: string;
  /** ISO 8601. */
  matchedAt: string;
}>;

/** A movement for lists and details; amounts in minor units of its currency, below zero for an outgoing one. */
export type LineView = Readonly<{
  id: number;
  merchantId: number;
  merchantName: string;
  accountId: number;
  iban: string;
  statementId: number;
  bookedOn: string;
  valueOn: string | null;
  amountMinor: number;
  currency: Currency;
  name: string | null;
  counterIban: string | null;
  text: string | null;
  bankReference: string | null;
  isReversal: boolean;
  state: BankLineState;
  asideReason: AsideReason | null;
  toReturnMinor: number;
  suggestions: readonly StoredSuggestion[];
  matches: readonly MatchView[];
}>;

const matches = `(select coalesce(jsonb_agg(jsonb_build_object('invoiceId', x.invoice_id,
    'invoiceNumber', i.invoice_number, 'paymentId', x.payment_id, 'payoutId', x.payout_id,
    'amountMinor', x.amount_minor, 'reasons', x.reasons, 'matchedBy', x.matched_by,
    'matchedAt', to_char(x.matched_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by x.id), '[]')
  from bank_line_matches x left join invoices i on i.id = x.invoice_id
  where x.bank_line_id = l.id and x.undone_at is null)`;

/** Columns of a LineView, from `lineSource`. */
export const lineColumns = `
  l.id, l.merchant_id as "merchantId", m.business_name as "merchantName", l.bank_account_id as "accountId", a.iban,
  l.statement_id as "statementId", l.booked_on as "bookedOn", l.value_on as "valueOn",
  l.amount_minor as "amountMinor", l.currency, l.name, l.iban as "counterIban", l.text,
  l.bank_ref as "bankReference", l.is_reversal as "isReversal", l.state, l.aside_reason as "asideReason",
  l.to_return_minor as "toReturnMinor", l.suggestions, ${matches} as matches`;
export const lineSource = `bank_lines l join bank_accounts a on a.id = l.bank_account_id
  join merchants m on m.id = l.merchant_id`;
