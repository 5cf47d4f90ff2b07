import type { CreatedWebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { startReceiver } from '#test/support/webhook-receiver.ts';
import type { Deployment } from '../support/deployment.ts';
import { seededRandom } from '../support/random.ts';
import type { TestedMerchant } from './merchant.ts';

/** Share of deliveries that the merchant's own server refuses. */
const refusedShare = 0.15;

type StoredEvent = Readonly<{ id: string; sequence: number; type: string; subject: string }>;

/** What must have an event: each fact with its type and its object, from the tables of the facts. */
const facts = `
  select 'payment.succeeded' as type, id::text as subject from payments
    where merchant_id = :merchantId and status = 'SUCCEEDED'
  union all select case r.status when 'FAILED' then 'refund.failed' else 'refund.succeeded' end, r.id::text
    from refunds r join payments p on p.id = r.payment_id
    where p.merchant_id = :merchantId and r.status in ('SUCCEEDED', 'FAILED')
  union all select case d.status when 'OPEN' then 'dispute.opened' when 'LOST' then 'dispute.lost' else 'dispute.won' end,
      d.id::text from disputes d join payments p on p.id = d.payment_id
    where p.merchant_id = :merchantId
  union all select case type when 'CREDIT_NOTE' then 'credit_note.issued' else 'invoice.issued' end, id::text
    from invoices where merchant_id = :merchantId and series = 'LEGAL'
  union all select 'invoice.annulled', id::text from invoices
    where merchant_id = :merchantId and series = 'LEGAL' and annulled_at is not null
  union all select 'link.paid', id::text from payment_links where merchant_id = :merchantId and status = 'PAID'
  union all select case status when 'PAID' then 'payout.paid' else 'payout.failed' end, id::text
    from payouts where merchant_id = :merchantId and status in ('PAID', 'FAILED', 'CANCELED')
  union all select 'month.closed', to_char(month, 'YYYY-MM') from month_closes where merchant_id = :merchantId
  union all select 'bill.issued', month from platform_bills
    where merchant_id = :merchantId and invoice_id is not null
  union all select 'bill.paid', b.month from platform_bills b join invoices i on i.id = b.invoice_id
    where b.merchant_id = :merchantId and i.status = 'PAID' and i.payment_method <> 'WITHHELD'`;
/** Facts that happen once. */
const onceOnly = new Set([
  'payment.succeeded',
  'invoice.issued',
  'credit_note.issued',
  'link.paid',
  'bill.issued',
]);

/** A server of the merchant that refuses some deliveries, drawn from the seed; judges what has arrived. */
export const startMerchantServer = async ({ shop }: Deployment, merchant: TestedMerchant, seed: number) => {
  const { database } = shop;
  const random = seededRandom(seed ^ 0xeee);
  const receiver = await startReceiver();
  const acknowledged = new Set<string>();
  receiver.answers(({ id }) => {
    if (random() < refusedShare) return 500;
    acknowledged.add(id);
    return 200;
  });
  const endpoint = accepted(
    await merchant.api.post<CreatedWebhookEndpoint>('/webhook-endpoints', { url: receiver.url }),
  );
  receiver.knows(endpoint.secret);
  const [since] = await database.rows<{ last: number }>(
    'select coalesce(max(sequence), 0) as last from merchant_events where merchant_id = ?',
    [merchant.id],
  );

  const judgeOrder = (events: readonly StoredEvent[]): string[] =>
    events.flatMap(({ id, sequence }, place) => {
      const isNext = Number(sequence) === place + 1;
      const isLater = place === 0 || events[place - 1]!.id < id;
      return isNext && isLater ? [] : [`event ${id} has the number ${sequence} and stands at ${place + 1}`];
    });

  const judgeFacts = async (events: readonly StoredEvent[]): Promise<string[]> => {
    const counts = new Map<string, number>();
    for (const { type, subject } of events)
      counts.set(`${type} ${subject}`, (counts.get(`${type} ${subject}`) ?? 0) + 1);
    const expected = await database.rows<{ type: string; subject: string }>(facts, {
      merchantId: merchant.id,
    });
    return expected.flatMap(({ type, subject }) => {
      const count = counts.get(`${type} ${subject}`) ?? 0;
      return count === 0 || (count > 1 && onceOnly.has(type))
        ? [`${type} of ${subject} has ${count} events`]
        : [];
    });
  };

  const judgeArrived = async (events: readonly StoredEvent[]): Promise<string[]> => {
    const deliveries = await database.rows<{ id: string; state: string }>(
      'select event_id as id, state from webhook_deliveries where endpoint_id = ?',
      [endpoint.id],
    );
    const states = new Map(deliveries.map(({ id, state }) => [id, state]));
    const bodies = Map.groupBy(receiver.received, ({ id }) => id);
    return [
      ...events
        .filter(({ sequence }) => Number(sequence) > Number(since!.last))
        .filter(({ id }) => states.get(id) !== 'DONE' || !acknowledged.has(`evt_${id.replaceAll('-', '')}`))
        .map(({ id, type }) => `${type} ${id} did not arrive: ${states.get(id) ?? 'no delivery'}`),
      ...receiver.received.filter(({ isSigned }) => !isSigned).map(({ id }) => `${id} is not signed`),
      ...[...bodies]
        .filter(([, tries]) => new Set(tries.map(({ raw }) => raw)).size > 1)
        .map(([id]) => `${id} has several bodies`),
    ];
  };

  return {
    received: receiver.received,
    /** Makes waiting deliveries due, also those that a killed worker was sending. */
    makeDue: () =>
      database.rows(
        `with due as (
           update webhook_deliveries set next_at = now(),
             leased_until = case when lease is null then leased_until else now() end
           where state = 'WAITING' returning 1
         ) select pg_notify('plateno', 'webhook-deliveries ') from due limit 1`,
      ),
    judge: async (): Promise<string[]> => {
      const events = await database.rows<StoredEvent>(
        `select id, sequence, type, subject_id as subject from merchant_events
         where merchant_id = ? order by sequence`,
        [merchant.id],
      );
      return [...judgeOrder(events), ...(await judgeFacts(events)), ...(await judgeArrived(events))];
    },
    stop: () => receiver.stop(),
  };
};
