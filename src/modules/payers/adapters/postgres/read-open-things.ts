import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Database } from '#platform/database/database.ts';

/** The most that one list shows. */
const most = 100;

/** A card that stays, of a proven address; amounts in minor units. */
export type PayerCard = Readonly<{
  token: string;
  merchantName: string;
  brand: string;
  last4: string;
  expiresOn: BusinessDate;
  maxMinor: number;
  currency: ChargeCurrency;
}>;

/** Cards that were not stopped, the newest first. */
export const cardsOf = (database: Database, email: string): Promise<PayerCard[]> =>
  database.rows<PayerCard>(
    `select c.token, m.business_name as "merchantName", c.brand, c.last4, c.expires_on as "expiresOn",
       c.max_minor as "maxMinor", c.currency
     from card_mandates c join merchants m on m.id = c.merchant_id
     where lower(c.email) = :email and c.ended_at is null order by c.id desc limit ${most}`,
    { email },
  );

/** A transfer that a proven address has promised; amounts in minor units, in EUR. */
export type PayerPromise = Readonly<{
  token: string;
  merchantName: string;
  receiver: string;
  iban: string;
  bic: string | null;
  reference: string;
  amountMinor: number;
}>;

/** Promises that are waited for, the newest first. */
export const promisesOf = (database: Database, email: string): Promise<PayerPromise[]> =>
  database.rows<PayerPromise>(
    `select b.token, m.business_name as "merchantName", b.receiver, b.iban, b.bic, b.reference,
       b.amount_minor as "amountMinor"
     from bank_promises b join merchants m on m.id = b.merchant_id join payment_links l on l.id = b.payment_link_id
     where lower(b.customer_email) = :email and b.paid_at is null and b.withdrawn_at is null
       and l.status in ('ACTIVE', 'EXPIRED')
     order by b.id desc limit ${most}`,
    { email },
  );

/** A proforma or an offer that a proven address can still pay or accept; amounts in minor units. */
export type PayerOffer = Readonly<{
  token: string;
  merchantName: string;
  kind: 'PROFORMA' | 'OFFER';
  number: string;
  about: string;
  validUntil: BusinessDate;
  totalMinor: number;
  currency: ChargeCurrency;
}>;

/** Those that were sent and are valid on the day, the first to end first. */
export const offersOf = (
  database: Database,
  { email, today }: Readonly<{ email: string; today: BusinessDate }>,
): Promise<PayerOffer[]> =>
  database.rows<PayerOffer>(
    `select o.token, m.business_name as "merchantName", o.kind, o.number, o.about, o.valid_until as "validUntil",
       o.total_minor as "totalMinor", o.currency
     from proformas o join merchants m on m.id = o.merchant_id
     where lower(o.customer_email) = :email and o.sent_at is not null and o.state in ('SENT', 'ACCEPTED')
       and o.valid_until >= :today
     order by o.valid_until, o.id limit ${most}`,
    { email, today },
  );

/** A merchant with which a proven address has something. */
export type PayerMerchant = Readonly<{ id: number; name: string }>;

/** Merchants that can be asked: those that are not closed, by name. */
export const merchantsOf = (database: Database, email: string): Promise<PayerMerchant[]> =>
  database.rows<PayerMerchant>(
    `select m.id, m.business_name as name from merchants m
     where m.closed_at is null and m.id in (
       select i.merchant_id from invoices i where lower(i.customer_email) = :email and not i.is_test
       union select p.merchant_id from payments p where lower(p.customer_email) = :email
       union select c.merchant_id from card_mandates c where lower(c.email) = :email
       union select b.merchant_id from bank_promises b where lower(b.customer_email) = :email
       union select o.merchant_id from proformas o where lower(o.customer_email) = :email and o.sent_at is not null)
     order by lower(m.business_name), m.id limit 500`,
    { email },
  );
