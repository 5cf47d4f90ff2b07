import type { Database } from '#platform/database/database.ts';
import type { RowFile } from '../../application/archive-sources.ts';

/** Rows that a statement reads at once. */
const batch = 500;

/** Each statement reads the next rows by their ids; `id` stands in every row, sums are minor units of their currency. */
const statements: Readonly<Record<string, string>> = {
  'customers.jsonl': `select c.id, c.kind, c.name, c.contact, c.email, c.phone, c.address, c.city, c.country,
      c.tax_id as "taxId", c.vat_number as "vatNumber", c.language, c.due_days as "dueDays", c.note,
      c.created_at as "createdAt", c.archived_at as "archivedAt"
    from customers c where c.merchant_id = :merchantId and c.id > :after order by c.id limit ${batch}`,
  'items.jsonl': `select i.id, i.code, i.name, i.name_en as "nameEn", i.unit, i.price_minor as "priceMinor", i.currency,
      i.exact_price as "exactPrice", i.price_holds_vat as "priceHoldsVat", i.rate, i.zero_ground as "zeroGround",
      i.created_at as "createdAt", i.archived_at as "archivedAt"
    from items i where i.merchant_id = :merchantId and i.id > :after order by i.id limit ${batch}`,
  'links.jsonl': `select l.id, l.token, l.amount_minor as "amountMinor", l.currency, l.usage, l.status, l.description,
      l.customer_name as "customerName", l.customer_email as "customerEmail", l.customer_id as "customerId",
      l.invoice_id as "invoiceId", l.tax_rate as "taxRate", l.vat_ground as "vatGround", l.expires_at as "expiresAt",
      l.created_at as "createdAt", l.paid_at as "paidAt", l.cancelled_at as "cancelledAt"
    from payment_links l where l.merchant_id = :merchantId and l.id > :after order by l.id limit ${batch}`,
  'payments.jsonl': `select p.id, p.payment_link_id as "paymentLinkId", p.order_number as "orderNumber", p.method, p.status,
      p.amount_minor as "amountMinor", p.currency, p.charge_amount_minor as "chargeAmountMinor",
      p.charge_currency as "chargeCurrency", p.charge_platform_fee_minor as "platformFeeMinor",
      p.charge_merchant_fee_minor as "merchantFeeMinor", p.charge_net_amount_minor as "netAmountMinor",
      p.refunded_amount_minor as "refundedAmountMinor", p.refund_status as "refundStatus",
      p.dispute_status as "disputeStatus", p.description, p.customer_name as "customerName",
      p.customer_email as "customerEmail", p.buyer, p.card_brand as "cardBrand", p.card_last4 as "cardLast4",
      p.provider, p.provider_intent_id as "providerIntentId", p.transaction_reference as "transactionReference",
      p.note, p.created_at as "createdAt", p.succeeded_at as "succeededAt"
    from payments p where p.merchant_id = :merchantId and p.id > :after order by p.id limit ${batch}`,
  'refunds.jsonl': `select r.id, r.payment_id as "paymentId", r.amount_minor as "amountMinor", r.currency, r.reason,
      r.note, r.status, r.failure_reason as "failureReason", r.provider_refund_id as "providerRefundId",
      r.created_at as "createdAt", r.updated_at as "updatedAt"
    from refunds r join payments p on p.id = r.payment_id
    where p.merchant_id = :merchantId and r.id > :after order by r.id limit ${batch}`,
  'payouts.jsonl': `select o.id, o.provider_payout_id as "providerPayoutId", o.amount_minor as "amountMinor", o.currency,
      o.status, o.arrival_on as "arrivalOn", o.arrived_on as "arrivedOn", o.failure_code as "failureCode",
      o.created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('kind', n.kind, 'paymentId', n.payment_id, 'grossMinor', n.gross_minor,
          'feeMinor', n.fee_minor, 'platformFeeMinor', n.platform_fee_minor, 'netMinor', n.net_minor, 'at', n.at)
          order by n.id), '[]') from payout_lines n where n.payout_id = o.id) as lines
    from payouts o where o.merchant_id = :merchantId and o.id > :after order by o.id limit ${batch}`,
  'ledger.jsonl': `select e.id, t.at, t.kind, a.code as account, e.amount_minor as "amountMinor", e.currency,
      t.id as "transactionId", t.payment_id as "paymentId", t.payout_id as "payoutId",
      (select json_agg(json_build_object('account', o.code, 'amountMinor', x.amount_minor, 'currency', x.currency)
          order by x.id) from ledger_entries x join ledger_accounts o on o.id = x.account_id
        where x.transaction_id = t.id and x.id <> e.id) as against
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
      join ledger_transactions t on t.id = e.transaction_id
    where a.merchant_id = :merchantId and e.id > :after order by e.id limit ${batch}`,
  'access.jsonl': `select a.id, a.at, a.actor, a.action, a.data
    from audit_log a
    where a.subject_type = 'merchant' and a.subject_id = cast(:merchantId as text) and a.id > :after
    order by a.id limit ${batch}`,
};

async function* rowsOf(database: Database, sql: string, merchantId: number): AsyncGenerator<object> {
  let after = 0;
  for (;;) {
    const rows = await database.rows<{ id: number }>(sql, { merchantId, after });
    yield* rows;
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}

/** The files of rows of an archive, one JSON object a line, in the order of their ids. */
export const rowFiles = ({ database }: Readonly<{ database: Database }>): RowFile[] =>
  Object.entries(statements).map(([path, sql]) => ({
    path,
    rows: (merchantId) => rowsOf(database, sql, merchantId),
  }));
