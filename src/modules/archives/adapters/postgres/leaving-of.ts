import type { PlanUses } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Leaving } from '../../domain/leaving.ts';

const counts = `select
  (select count(*)::int from payment_links l where l.merchant_id = :merchantId and l.status = 'ACTIVE'
    and (l.expires_at is null or l.expires_at > now())) as "openLinks",
  (select count(*)::int from invoices i where i.merchant_id = :merchantId and i.series = 'LEGAL'
    and i.type <> 'CREDIT_NOTE' and i.status <> 'PAID' and i.annulled_at is null and i.replaced_at is null)
    as "unpaidDocuments",
  (select count(*)::int from payouts o where o.merchant_id = :merchantId and o.status in ('PENDING', 'IN_TRANSIT'))
    as payouts,
  (select count(*)::int from disputes d join payments p on p.id = d.payment_id
    where p.merchant_id = :merchantId and d.status = 'OPEN') as disputes,
  (select count(*)::int from schedules s where s.merchant_id = :merchantId and s.state <> 'ENDED') as schedules,
  (select count(*)::int from card_mandates c where c.merchant_id = :merchantId and c.ended_at is null) as cards,
  (select count(*)::int from invoices i where i.merchant_id = :merchantId and i.series = 'LEGAL') as documents`;

/** Counts what is open of a merchant; keys and webhook endpoints are counted by their module. */
export const leavingOf =
  ({ database, planUses }: Readonly<{ database: Database; planUses: () => readonly PlanUses[] }>) =>
  async (merchantId: number): Promise<Leaving> => {
    const [row] = await database.rows<Omit<Leaving, 'keys' | 'webhooks'>>(counts, { merchantId });
    let [keys, webhooks] = [0, 0];
    for (const uses of planUses()) {
      const used = await uses.used(merchantId);
      keys += used.apiKeys ?? 0;
      webhooks += used.webhookEndpoints ?? 0;
    }
    return { ...row!, keys, webhooks };
  };
