import type { Database } from '#platform/database/database.ts';

/** The current document of a payment, in minor units. */
export type PaidDocument = Readonly<{
  currency: string;
  total: number;
  /** Paid by this payment. */
  byCard: number;
  /** Credited without a refund. */
  noted: number;
  /** Credited for refunds of this payment. */
  refunded: number;
}>;
export type BookedPayment = Readonly<{
  id: number;
  paymentLinkId: number | null;
  status: string;
  charge: number;
  currency: string;
  refunded: number;
  feeStatus: string;
  fee: number | null;
  /** It met less open than it brought and goes back whole. */
  overpaid: boolean;
  /** Account at the provider; null: the platform's. */
  account: string | null;
  document: PaidDocument | null;
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
      provider_fee_actual_minor as fee, overpaid, provider_account as account,
      (select jsonb_build_object('currency', i.currency, 'total', i.total_minor, 'byCard', f.amount_minor,
          'noted', coalesce(sum(n.total_minor) filter (where n.refund_id is null), 0),
          'refunded', coalesce(sum(n.total_minor) filter (where exists
            (select from refunds r where r.id = n.refund_id and r.payment_id = p.id)), 0))
        from invoice_payments f join invoices i on i.id = f.invoice_id
          and i.annulled_at is null and i.replaced_at is null
        left join invoices n on n.corrects_invoice_id = i.id and n.type = 'CREDIT_NOTE' and n.annulled_at is null
        where f.payment_id = p.id group by i.id, f.id order by f.id desc limit 1) as document
    from payments p order by id`,
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
