import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { sqlInvariants } from '#platform/database/find-violations.ts';

/** `12.50` */
const amount = (minor: string): string => `to_char((${minor}) / 100.0, 'FM999999999990.00')`;

/** Months in Sofia in which a card was charged for more than its payer agreed to. */
const aboveMaximum = `
  select format('card mandate %s was charged %s in %s, and its payer agreed to %s', c.id,
    ${amount('sum(p.charge_amount_minor)')}, to_char(p.created_at at time zone 'Europe/Sofia', 'YYYY-MM'),
    ${amount('c.max_minor')}) as name
  from card_mandates c join payments p on p.mandate_id = c.id and p.status in ('PENDING', 'PROCESSING', 'SUCCEEDED')
  group by c.id, to_char(p.created_at at time zone 'Europe/Sofia', 'YYYY-MM')
  having sum(p.charge_amount_minor) > c.max_minor`;

/** The clocks of two machines may differ. */
const isAfterEnd = `p.created_at > c.ended_at + interval '1 minute'`;

/** Charges of another merchant, currency or account than their card, or that began after it was stopped. */
const foreignCharges = `
  select format('payment %s charges card mandate %s: %s', p.id, c.id, concat_ws(', ',
    case when p.merchant_id <> c.merchant_id then 'of another merchant' end,
    case when p.charge_currency <> c.currency then 'in another currency' end,
    case when p.provider_account is distinct from c.provider_account then 'on another account' end,
    case when ${isAfterEnd} then 'after its end' end)) as name
  from payments p join card_mandates c on c.id = p.mandate_id
  where p.merchant_id <> c.merchant_id or p.charge_currency <> c.currency
    or p.provider_account is distinct from c.provider_account or ${isAfterEnd}`;

/** Mandates of payments that were not paid, or in which the payer agreed to something else. */
const unfounded = `
  select format('card mandate %s was agreed with payment %s, which is %s', c.id, p.id, p.status) as name
  from card_mandates c join payments p on p.id = c.payment_id
  where p.status <> 'SUCCEEDED' or p.card_max_minor is distinct from c.max_minor or p.merchant_id <> c.merchant_id`;

/** Charges without a page that belong to no card, and the reverse. */
const otherKinds = `
  select format('attempt %s of payment %s is %s', a.id, p.id, a.kind) as name
  from payment_attempts a join payments p on p.id = a.payment_id
  where (a.kind = 'KEPT_CARD') <> (p.mandate_id is not null)`;

/** Cards that stay are charged as their payers agreed. */
export const keptCardChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] =>
  sqlInvariants(database, {
    'doctor.kept-cards': [aboveMaximum, foreignCharges, unfounded, otherKinds].join(' union all '),
  });
