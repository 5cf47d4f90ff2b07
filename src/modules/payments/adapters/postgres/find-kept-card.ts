import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Language } from '#kernel/language.ts';
import type { Database } from '#platform/database/database.ts';
import { MandateNotFound } from '../../domain/failures.ts';
import { mandateState, type MandateView } from './list-mandates.ts';

/** A mandate for its payer; amounts in minor units. */
export type KeptCardView = Pick<
  MandateView,
  'id' | 'brand' | 'last4' | 'expiresOn' | 'maxMinor' | 'currency' | 'state' | 'agreedAt'
> &
  Readonly<{
    merchantName: string;
    language: Language;
    /** What is being charged at this moment; null: nothing. */
    underWayMinor: number | null;
  }>;

/** The mandate of the link in its mails. @throws MandateNotFound */
export const findKeptCard = async (
  { database, clock }: Readonly<{ database: Database; clock: Clock }>,
  token: string,
): Promise<KeptCardView> => {
  const [found] = await database.rows<KeptCardView>(
    `select c.id, m.business_name as "merchantName", c.language, c.brand, c.last4, c.expires_on as "expiresOn",
       c.max_minor as "maxMinor", c.currency, ${mandateState} as state, c.agreed_at as "agreedAt",
       (select sum(p.charge_amount_minor)::bigint from payments p
        where p.mandate_id = c.id and p.status in ('PENDING', 'PROCESSING')) as "underWayMinor"
     from card_mandates c join merchants m on m.id = c.merchant_id where c.token = :token`,
    { token, today: businessDateOf(clock.now()) },
  );
  if (found === undefined) throw new MandateNotFound();
  return found;
};
