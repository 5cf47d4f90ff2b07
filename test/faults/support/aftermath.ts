import { expect } from 'vitest';
import { until } from '#test/support/application/until.ts';
import type { Deployment } from './deployment.ts';
import type { Traffic } from './traffic.ts';

/** Makes jobs and webhook events that wait for a retry due now, then runs the reconciler. */
const runRetries = async ({ shop }: Deployment): Promise<void> => {
  await shop.makeJobsDue();
  await shop.control.settleNow();
  await shop.reconcile();
};

/**
 * After the fault: acknowledged payments are stored, a repeated request is one payment, everything that the
 * provider charged is settled, and the doctor finds nothing.
 */
export const expectNothingLost = async (deployment: Deployment, { opened, paid }: Traffic): Promise<void> => {
  const { database } = deployment.shop;
  const stored = await database.rows<{ session: string; id: number }>(
    'select provider_session_id as session, payment_id as id from payment_attempts where payment_id = any(?)',
    [opened.map(({ paymentId }) => paymentId)],
  );
  const known = new Map(stored.map(({ session, id }) => [session, id]));
  expect(opened.filter(({ sessionId, paymentId }) => known.get(sessionId) !== paymentId)).toEqual([]);
  const twice = await database.rows(
    'select request_key from payments where request_key is not null group by request_key having count(*) > 1',
  );
  expect(twice).toEqual([]);
  await until(
    'everything that was paid is settled, and every session that was asked for is known',
    async () => {
      await runRetries(deployment);
      const [row] = await database.rows<{ open: number }>(
        `select (select count(*) from payments where id = any(?) and status <> 'SUCCEEDED')
         + (select count(*) from payment_attempts where state = 'PREPARED') as open`,
        [paid.map(({ paymentId }) => paymentId)],
      );
      return row!.open === 0;
    },
  );
  expect(await deployment.shop.doctor()).toEqual([]);
};
