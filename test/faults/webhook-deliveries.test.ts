import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreatedWebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { startReceiver, type Receiver } from '#test/support/webhook-receiver.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { clockOffBy } from './support/wrong-clock.ts';

const hour = 3_600_000;
let deployment: Deployment;
let merchant: TestMerchant;
let receiver: Receiver;
beforeAll(async () => {
  deployment = await startDeployment({ workers: 0 });
});
beforeEach(async () => {
  receiver = await startReceiver();
  merchant = await deployment.shop.addMerchant();
});
afterEach(async () => {
  expect(await deployment.shop.doctor()).toEqual([]);
  await receiver.stop();
});
afterAll(() => deployment.stop());

/** An endpoint for succeeded payments, and one payment. */
const payWithEndpoint = async (): Promise<CreatedWebhookEndpoint> => {
  const { shop } = deployment;
  const body = { url: receiver.url, types: ['payment.succeeded'] };
  const endpoint = accepted(await merchant.api.post<CreatedWebhookEndpoint>('/webhook-endpoints', body));
  receiver.knows(endpoint.secret);
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  return endpoint;
};
const deliveriesOf = ({ id }: CreatedWebhookEndpoint) =>
  deployment.shop.database.rows<{ state: string; attempts: number; lease: string | null }>(
    'select state, attempts, lease from webhook_deliveries where endpoint_id = :id',
    { id },
  );
const done = (endpoint: CreatedWebhookEndpoint, attempts: number) =>
  until('the delivery is done', async () => {
    const [row, ...others] = await deliveriesOf(endpoint);
    return row?.state === 'DONE' && row.attempts === attempts && others.length === 0;
  });
const ids = (): Set<string> => new Set(receiver.received.map(({ id }) => id));

describe('webhook deliveries', () => {
  it('a fact that was stored while no worker ran is delivered by the next worker', async () => {
    const endpoint = await payWithEndpoint();
    expect(await deliveriesOf(endpoint)).toMatchObject([{ state: 'WAITING', attempts: 0 }]);
    const worker = await deployment.work();
    await done(endpoint, 1);
    expect(receiver.received).toMatchObject([{ isSigned: true, body: { type: 'payment.succeeded' } }]);
    expect(await worker.terminate()).toBe(0);
  });

  it('a worker killed between request and result: the event is delivered again under the same id', async () => {
    receiver.answers('hang');
    const endpoint = await payWithEndpoint();
    const worker = await deployment.work();
    await until('the request is there', () => receiver.received.length === 1);
    await worker.kill();
    receiver.answers(200);
    const next = await deployment.work();
    await deployment.shop.database.rows(
      `with due as (
         update webhook_deliveries set next_at = now(), leased_until = now() where lease is not null returning 1
       ) select pg_notify('plateno', 'webhook-deliveries ') from due limit 1`,
    );
    await done(endpoint, 1);
    expect(receiver.received).toHaveLength(2);
    expect(ids().size).toBe(1);
    expect(receiver.received.every(({ isSigned }) => isSigned)).toBe(true);
    await next.terminate();
  });

  it('a receiver that was down gets the event once when it is up again, also from a worker whose clock is ahead and then set back', async () => {
    const { port } = receiver;
    await receiver.stop();
    const endpoint = await payWithEndpoint();
    const ahead = await deployment.work(clockOffBy(2 * hour));
    await until('two tries', async () => (await deliveriesOf(endpoint))[0]!.attempts >= 2);
    await ahead.kill();
    receiver = await startReceiver(port);
    receiver.knows(endpoint.secret);
    const right = await deployment.work();
    await done(endpoint, 3);
    expect(receiver.received).toHaveLength(1);
    await right.terminate();
  });
});
