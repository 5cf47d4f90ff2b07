import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Clock } from '#kernel/clock.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database; merchants: MerchantDirectory; clock: Clock }>;
type Row = Readonly<{
  merchantId: number;
  checkoutUrl: string;
  chargeAmountMinor: bigint;
  chargeCurrency: ChargeCurrency;
}>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The payment of the open attempt with this key, which only the browser that began it has, for the link.
 * @returns null without an attempt that can be paid
 */
export const findBegunPayment = async (
  { database, merchants, clock }: Deps,
  paymentLinkId: number,
  key: string,
): Promise<(Row & Readonly<{ merchantName: string }>) | null> => {
  if (!uuid.test(key)) return null;
  const [row] = await database.rows<Row>(
    `select p.merchant_id as "merchantId", a.checkout_url as "checkoutUrl",
            p.charge_amount_minor as "chargeAmountMinor", p.charge_currency as "chargeCurrency"
     from payment_attempts a join payments p on p.id = a.payment_id
     where a.provider_key = cast(:key as uuid) and p.payment_link_id = :paymentLinkId
       and a.state = 'OPEN' and a.expires_at > :now`,
    { key, paymentLinkId, now: clock.now() },
  );
  const merchant = row === undefined ? null : await merchants.byId(row.merchantId);
  return row === undefined || merchant === null ? null : { ...row, merchantName: merchant.businessName };
};
