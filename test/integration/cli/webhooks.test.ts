import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  CreatedWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
} from '#contract/integrations/webhook-endpoints.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { startReceiver, type Receiver } from '#test/support/webhook-receiver.ts';

let shop: TestApplication;
let receiver: Receiver;
beforeAll(async () => {
  shop = await sharedApplication('working');
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await shop.stop();
});
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);
const json = async <T>(args: readonly string[]): Promise<T> =>
  JSON.parse((await plateno([...args, '--json'])).stdout) as T;

test('an operator creates, tests, replays, rotates, changes and lists the webhook endpoints of a merchant', async () => {
  const { id: merchantId } = await shop.addMerchant();
  const of = ['--merchant', String(merchantId)];
  expect(await plateno(['webhooks', 'create', ...of, '--url', 'http://10.0.0.1/'])).toMatchObject({
    code: 2,
  });
  const created = await json<CreatedWebhookEndpoint>(['webhooks', 'create', ...of, '--url', receiver.url]);
  const id = String(created.id);
  receiver.knows(created.secret);
  const { eventId } = await json<{ eventId: string }>(['webhooks', 'test', id]);
  const deliveriesOf = async (): Promise<WebhookDelivery[]> =>
    (await json<{ deliveries: WebhookDelivery[] }>(['webhooks', 'deliveries', id, '--state', 'DONE']))
      .deliveries;
  await shop.drain();
  expect(receiver.received).toMatchObject([{ id: eventId, isSigned: true }]);
  expect(await deliveriesOf()).toHaveLength(1);
  expect(await json(['webhooks', 'resend', id, eventId])).toEqual({ count: 1 });
  await shop.drain();
  expect(receiver.received).toHaveLength(2);
  expect(await deliveriesOf()).toHaveLength(1);
  const today = businessDateOf(new Date());
  expect(await json(['webhooks', 'replay', id, '--from', today, '--to', today])).toEqual({ count: 1 });
  const rotated = await plateno(['webhooks', 'rotate', id, '--grace', '0']);
  expect(rotated.stdout).toMatch(/^whsec_/);
  expect(rotated.stdout.trim()).not.toBe(created.secret);
  const change = ['webhooks', 'change', id, '--state', 'DISABLED', '--types', 'link.paid'];
  const off = await json<WebhookEndpoint>(change);
  expect(off).toMatchObject({ state: 'DISABLED', types: ['link.paid'], url: receiver.url });
  const { endpoints } = await json<{ endpoints: WebhookEndpoint[] }>(['webhooks', 'list', ...of]);
  expect(endpoints).toMatchObject([{ id: created.id, merchantId, disabledReason: 'BY_HAND' }]);
});
