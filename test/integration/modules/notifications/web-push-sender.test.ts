import { openPushAgent, WebPushSender } from '#modules/notifications/adapters/push/web-push-sender.ts';
import { message } from '#test/contracts/push-sender.ts';
import { config } from '#test/integration/contracts/openers/push-sender.ts';
import { certificate, startPushService } from '#test/support/push/push-service.ts';
import { expect, test } from 'vitest';
import webPush from 'web-push';

const pair = webPush.generateVAPIDKeys();
const keys = { current: async () => pair, reseal: async () => undefined };

test('a push is signed with the key of the installation and stays small', async () => {
  const service = await startPushService();
  const sender = new WebPushSender({ config, keys }, openPushAgent(true, { ca: certificate }));
  await sender.send(service.subscription(), message);
  const [pushed] = service.received;
  expect(pushed!.authorization).toContain(`k=${pair.publicKey}`);
  expect(pushed!.bytes).toBeLessThan(1_000);
  await service.close();
});

test('in production no push reaches an address of the installation’s own network', async () => {
  const service = await startPushService();
  const sender = new WebPushSender({ config, keys }, openPushAgent(false, { ca: certificate }));
  await expect(sender.send(service.subscription(), message)).rejects.toBeInstanceOf(Error);
  const { endpoint, ...rest } = service.subscription();
  const literal = { endpoint: endpoint.replace('localhost', '127.0.0.1'), ...rest };
  await expect(sender.send(literal, message)).rejects.toBeInstanceOf(Error);
  expect(service.received).toEqual([]);
  await service.close();
});
