import type { Database } from '#platform/database/database.ts';

export type BookedPayment = Readonly<{
  id: number;
  paymentLinkId: number | null;
  status: string;
  charge: number;
  currency: string;
  refunded: number;
  feeStatus: string;
  fee: number | null;
}>;
export type BookedRefund = Readonly<{
  id: number;
  paymentId: number;
  providerId: string | null;
  amount: number;
  status: string;
  /** Number of valid credit notes. */
  notes: number;
}>;
export type BookedDispute = Readonly<{ paymentId: number; providerId: string; status: string }>;
/** Entries of one ledger transaction on one account, in minor units. */
export type BookedEntry = Readonly<{
  paymentId: number;
  kind: string;
  source: string;
  account: string;
  currency: string;
  amount: number;
}>;

const queries = {
  payments: `select id, payment_link_id as "paymentLinkId", status, charge_amount_minor as charge,
      charge_currency as currency, refunded_amount_minor as refunded, provider_fee_status as "feeStatus",
      provider_fee_actual_minor as fee from payments order by id`,
  refunds: `select r.id, r.payment_id as "paymentId", r.provider_refund_id as "providerId",
      r.amount_minor as amount, r.status, (select count(*) from invoices i
        where i.refund_id = r.id and i.type = 'CREDIT_NOTE' and i.annulled_at is null) as notes
    from refunds r order by r.id`,
  disputes: `select payment_id as "paymentId", provider_dispute_id as "providerId", status
    from disputes order by id`,
  entries: `select t.payment_id as "paymentId", t.kind, t.source, a.code as account, e.currency,
      e.amount_minor as amount
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id order by e.id`,
};

/** The product's stored state and ledger entries of every payment. */
export const readProductRecords = async (database: Database) => ({
  payments: await database.rows<BookedPayment>(queries.payments),
  refunds: await database.rows<BookedRefund>(queries.refunds),
  disputes: await database.rows<BookedDispute>(queries.disputes),
  entries: await database.rows<BookedEntry>(queries.entries),
});
export type ProductRecords = Awaited<ReturnType<typeof readProductRecords>>;
