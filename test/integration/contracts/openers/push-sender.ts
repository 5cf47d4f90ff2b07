import { openPushAgent, WebPushSender } from '#modules/notifications/adapters/push/web-push-sender.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { certificate, startPushService } from '#test/support/push/push-service.ts';
import webPush from 'web-push';

export const config = {
  mode: 'test',
  publicUrl: 'https://plateno.example',
  support: { email: 'help@plateno.example', phone: null, statusUrl: null },
} as const;

export const openPushSender: Opener<'PushSender'> = async () => {
  const service = await startPushService();
  return {
    sender: new WebPushSender({ config }, openPushAgent(true, { ca: certificate })),
    keys: webPush.generateVAPIDKeys(),
    to: service.subscription(),
    answerWith: service.answerWith,
    received: () => service.received.map((pushed) => pushed.message),
    close: service.close,
  };
};
