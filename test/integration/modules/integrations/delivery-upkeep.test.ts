import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliveryChecks } from '#modules/integrations/adapters/postgres/check-deliveries.ts';
import { deliveryGauges } from '#modules/integrations/adapters/postgres/delivery-gauges.ts';
import { forgetAttempts } from '#modules/integrations/adapters/postgres/forget-attempts.ts';
import { openDeliveryBench, type DeliveryBench } from './delivery-bench.ts';

const day = 86_400_000;
let bench: DeliveryBench;
let merchantId: number;
let endpointId: number;
beforeAll(async () => {
  bench = await openDeliveryBench();
});
beforeEach(async () => {
  merchantId = await bench.addMerchant();
  ({ id: endpointId } = await bench.addEndpoint(merchantId, 'http://127.0.0.1:1/'));
  await bench.addEvents(merchantId, endpointId);
});
afterAll(() => bench.close());

const found = async (): Promise<string[]> => {
  const context = { since: bench.clock.now(), read: () => undefined, leaveOut: () => undefined };
  const codes: string[] = [];
  for (const { code, violations } of deliveryChecks(bench))
    if ((await violations(context)).length > 0) codes.push(code);
  return codes;
};

describe('the doctor', () => {
  test.each([
    [
      'a delivery that waits at a disabled endpoint',
      'doctor.webhooks-sent-to-enabled',
      `with aged as (update webhook_deliveries set created_at = now() - interval '6 minutes' where endpoint_id = :id)
       update webhook_endpoints set state = 'DISABLED', disabled_reason = 'BY_HAND',
         disabled_at = now() - interval '6 minutes' where id = :id`,
    ],
    [
      'an endpoint without a secret',
      'doctor.webhooks-have-secrets',
      'delete from webhook_secrets where endpoint_id = :id',
    ],
    [
      'an event without its delivery',
      'doctor.webhooks-not-forgotten',
      `with hidden as (delete from webhook_deliveries where endpoint_id = :id)
       update webhook_endpoints set receives_since = now() - interval '1 day' where id = :id`,
    ],
    [
      'an event of another merchant',
      'doctor.webhooks-own',
      `update webhook_endpoints set merchant_id = (select min(id) from merchants where id <> merchant_id) where id = :id`,
    ],
  ])('finds %s', async (_, code, sql) => {
    await bench.addMerchant();
    expect(await found()).toEqual([]);
    await bench.database.rows(sql, { id: endpointId });
    expect(await found()).toContain(code);
    await bench.database.rows('delete from webhook_endpoints where id = :endpointId', { endpointId });
  });
});

test('tries are deleted after 30 days, their deliveries stay', async () => {
  await bench.database.rows(
    `insert into webhook_attempts (endpoint_id, event_id, seq, at, millis)
     select endpoint_id, event_id, n, now() - n * interval '29 days', 5 from webhook_deliveries, generate_series(1, 3) n
     where endpoint_id = :endpointId`,
    { endpointId },
  );
  await forgetAttempts(bench);
  expect(await bench.attempts(endpointId)).toMatchObject([{ seq: 1 }]);
  expect(await bench.rows(endpointId)).toHaveLength(1);
});

test('the gauge counts what waits, and as overdue what is due for a minute at an endpoint that no worker sends to', async () => {
  await bench.database.rows('delete from webhook_deliveries where endpoint_id <> :endpointId', {
    endpointId,
  });
  const read = () => deliveryGauges(bench)[0]!.read();
  const values = (waiting: number, overdue: number) => [
    { labels: { state: 'waiting' }, value: waiting },
    { labels: { state: 'overdue' }, value: overdue },
  ];
  expect(await read()).toEqual(values(1, 0));
  bench.clock.advance(2 * 60_000);
  expect(await read()).toEqual(values(1, 1));
  const now = bench.clock.now();
  const lease = '00000000-0000-4000-8000-000000000001';
  await bench.addEvents(merchantId, endpointId);
  const until = new Date(now.getTime() + day);
  await bench.deliveries.claim({ now, until, lease, limit: 1, failingLimit: 1 });
  expect(await read()).toEqual(values(2, 0));
});
