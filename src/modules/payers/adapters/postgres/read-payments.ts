import type { Currency } from '#kernel/currency.ts';
import type { Database } from '#platform/database/database.ts';
import { onePage, type Part } from './one-page.ts';

/** A payment of a proven address that succeeded or is on its way; amounts in minor units. */
export type PayerPayment = Readonly<{
  merchantName: string;
  description: string | null;
  currency: Currency;
  amountMinor: number;
  /** What was given back, in the currency of the charge. */
  refundedMinor: number;
  chargeCurrency: Currency;
  /** ISO 8601. */
  at: string;
  isUnderWay: boolean;
  method: 'CARD' | 'BANK';
  cardBrand: string | null;
  cardLast4: string | null;
}>;

/** Twenty-five payments of all merchants, the newest first. */
export const paymentsOf = async (
  database: Database,
  { email, page }: Readonly<{ email: string; page: number }>,
): Promise<Part<PayerPayment>> => {
  const rows = await database.rows<PayerPayment>(
    `select m.business_name as "merchantName", p.description, p.currency, p.amount_minor as "amountMinor",
       p.refunded_amount_minor as "refundedMinor", p.charge_currency as "chargeCurrency",
       coalesce(p.succeeded_at, p.created_at) as at, p.status = 'PROCESSING' as "isUnderWay", p.method,
       p.card_brand as "cardBrand", p.card_last4 as "cardLast4"
     from payments p join merchants m on m.id = p.merchant_id
     where lower(p.customer_email) = :email and p.status in ('SUCCEEDED', 'PROCESSING')
     order by coalesce(p.succeeded_at, p.created_at) desc, p.id desc limit :limit offset :offset`,
    { email, ...onePage.bindings(page) },
  );
  return onePage.of(rows);
};
