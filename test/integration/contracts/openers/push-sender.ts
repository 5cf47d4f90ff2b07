import { SqlPushKeys } from '#modules/notifications/adapters/push/sql-push-keys.ts';
import { systemClock } from '#kernel/clock.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { openPushAgent, WebPushSender } from '#modules/notifications/adapters/push/web-push-sender.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { certificate, startPushService } from '#test/support/push/push-service.ts';

export const config = {
  secondFactors: { secretsKeys: [new Uint8Array(32).fill(7)], required: 'off' },
  mode: 'test',
  publicUrl: 'https://plateno.example',
  support: { email: 'help@plateno.example', phone: null, statusUrl: null },
} as const;

export const openPushSender: Opener<'PushSender'> = async () => {
  const service = await startPushService();
  const { database, close } = await openTestDatabase(2);
  const keys = new SqlPushKeys({ clock: systemClock, config, database });
  return {
    sender: new WebPushSender({ config, keys }, openPushAgent(true, { ca: certificate })),
    to: service.subscription(),
    answerWith: service.answerWith,
    received: () => service.received.map((pushed) => pushed.message),
    close: async () => {
      await service.close();
      await close();
    },
  };
};
