import type { Actor } from '#kernel/actor.ts';
import { followOwnPayments } from '#modules/payments/adapters/postgres/follow-own-payments.ts';
import { SqlPaymentLiveEvents } from '#modules/payments/adapters/postgres/sql-payment-live-events.ts';
import type { PaymentChange, PaymentSuccess } from '#modules/payments/ports/payment-live-events.ts';
import { Notifications } from '#platform/database/notifications.ts';
import { createLog } from '#platform/log.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { until } from '#test/support/application/until.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

const merchantUser = (merchantId: number): Actor => ({
  kind: 'user',
  userId: 11,
  username: 'maria',
  role: 'MERCHANT',
  merchantRole: 'OWNER',
  merchantId,
  sessionId: 's1',
});

export const openPaymentLiveEvents: Opener<'PaymentLiveEvents'> = async (merchantId) => {
  const { database, url, close } = await openTestDatabase(2);
  const notifications = new Notifications({ url, database, log: createLog('silent') });
  const arrived: (PaymentSuccess | PaymentChange)[] = [];
  await new Promise<void>((began, failed) => {
    followOwnPayments(
      { database, notifications, clock: { now: () => new Date() } },
      {
        actor: merchantUser(merchantId),
        since: null,
        listener: {
          succeeded: (event) => void arrived.push(event),
          changed: (event) => void arrived.push(event),
          missed: began,
          failed,
          drained: () => Promise.resolve(),
        },
      },
    );
  });
  return {
    liveEvents: new SqlPaymentLiveEvents({ notifications }),
    work: database,
    received: async (count) => {
      await until('the events arrive', () => arrived.length >= count);
      return arrived;
    },
    close: async () => {
      await notifications.close();
      await close();
    },
  };
};
