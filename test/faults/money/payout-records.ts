import type Stripe from 'stripe';
import type { Database } from '#platform/database/database.ts';

/** A payout in the sandbox's own tables, with the movements that it holds, without its own; a payout
 * by hand before an automatic one is a movement of that. */
export type ProviderPayout = Readonly<{
  /** Empty for the platform's own. */
  account: string;
  payout: Stripe.Payout;
  last4: string | null;
  movements: readonly ProviderMovement[];
}>;

/** A movement with the payment that it is about; null for one about none. */
export type ProviderMovement = Readonly<{
  account: string;
  movement: Stripe.BalanceTransaction;
  payoutId: string | null;
  paymentId: number | null;
}>;

const payouts = `
  select p.account, p.body as payout, right(p.hidden ->> 'iban', 4) as last4
  from sandbox.objects p where p.kind = 'payout' order by p.seq`;

/** The source of a movement is a charge, or a refund or dispute of one; the session of its intent names the payment. */
const movements = `
  select m.account, m.body as movement, m.hidden ->> 'payout' as "payoutId",
    (select (s.body ->> 'client_reference_id')::bigint from sandbox.objects o
      join sandbox.objects s on s.kind = 'checkout.session' and s.body ->> 'payment_intent' = o.body ->> 'payment_intent'
      where o.id = m.body ->> 'source' limit 1) as "paymentId"
  from sandbox.objects m where m.kind = 'balance_transaction' order by m.seq`;

/** Reads payouts and movements of balances from the sandbox's own tables. */
export const readProviderPayouts = async (database: Database) => {
  const all = await database.rows<ProviderMovement>(movements);
  const found = await database.rows<Omit<ProviderPayout, 'movements'>>(payouts);
  const isHeld = ({ movement, payoutId }: ProviderMovement, { id }: Stripe.Payout): boolean =>
    payoutId === id && !(movement.type === 'payout' && movement.source === id);
  return {
    payouts: found.map((one): ProviderPayout => ({
      ...one,
      movements: all.filter((movement) => isHeld(movement, one.payout)),
    })),
    movements: all,
  };
};

/** A stored payout with its bookings; instants in Unix seconds, days as `YYYY-MM-DD`. */
export type StoredPayout = Readonly<{
  id: number;
  providerId: string;
  account: string;
  /** Account of its merchant. */
  merchantAccount: string;
  amount: number;
  currency: string;
  status: string;
  arrivalOn: string;
  automatic: boolean;
  failureCode: string | null;
  last4: string | null;
  trace: string | null;
  descriptor: string | null;
  created: number;
  reconciliation: string;
  unknownLines: number;
  /** Ledger transactions by kind, and their sums by account. */
  booked: number;
  reversed: number;
  receivable: number;
  payable: number;
}>;

export type StoredLine = Readonly<{
  payoutId: number;
  transactionId: string;
  kind: string;
  type: string;
  source: string | null;
  paymentId: number | null;
  gross: number;
  fee: number;
  platformFee: number;
  net: number;
  at: number;
}>;

const entriesOf = (code: string): string => `
  (select coalesce(sum(e.amount_minor), 0)::bigint from ledger_transactions t
   join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
   where t.payout_id = o.id and a.code = '${code}' and e.currency = o.currency)`;
const transactionsOf = (kind: string): string =>
  `(select count(*)::int from ledger_transactions t where t.payout_id = o.id and t.kind = '${kind}')`;

const storedPayouts = `
  select o.id, o.provider_payout_id as "providerId", o.account_id as account, a.account_id as "merchantAccount",
    o.amount_minor as amount, o.currency, o.status, o.arrival_on::text as "arrivalOn", o.automatic,
    o.failure_code as "failureCode", o.bank_last4 as last4, o.trace_id as trace,
    o.statement_descriptor as descriptor, extract(epoch from o.created_at)::bigint as created, o.reconciliation,
    o.unknown_lines as "unknownLines", ${transactionsOf('PAYOUT')} as booked,
    ${transactionsOf('PAYOUT_FAILED')} as reversed, ${entriesOf('PROVIDER_RECEIVABLE')} as receivable,
    ${entriesOf('MERCHANT_PAYABLE')} as payable
  from payouts o join provider_accounts a on a.merchant_id = o.merchant_id order by o.id`;
const storedLines = `
  select payout_id as "payoutId", provider_transaction_id as "transactionId", kind, provider_type as type,
    provider_source as source, payment_id as "paymentId", gross_minor as gross, fee_minor as fee,
    platform_fee_minor as "platformFee", net_minor as net, extract(epoch from at)::bigint as at
  from payout_lines order by id`;
/** Owed to merchants or held for them, by account and currency. */
const storedBalances = `
  select coalesce(p.provider_account, o.account_id) as account, e.currency, (-sum(e.amount_minor))::bigint as minor
  from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
  left join payments p on p.id = t.payment_id left join payouts o on o.id = t.payout_id
  where a.code in ('MERCHANT_PAYABLE', 'DISPUTE_HOLD', 'MISMATCH_HOLD')
    and coalesce(p.provider_account, o.account_id) is not null
  group by 1, 2`;

/** The product's payouts, their lines, and what its ledger owes on each account. */
export const readStoredPayouts = async (database: Database) => ({
  payouts: await database.rows<StoredPayout>(storedPayouts),
  lines: await database.rows<StoredLine>(storedLines),
  balances: await database.rows<{ account: string; currency: string; minor: number }>(storedBalances),
});
