import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, databaseNameOf } from '#test/support/as-admin.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import type { Running } from './support/processes.ts';

const queue = 'payments.handle-due-events';
const looking = 'GET /v1/checkout/sessions/:id';
let deployment: Deployment;
let merchant: TestMerchant;
let supervisor: PgBoss;

beforeAll(async () => {
  deployment = await startDeployment({ workers: 0 });
  merchant = await deployment.shop.addMerchant();
  // The maintenance that every server does once a minute, run at once.
  supervisor = new PgBoss({
    connectionString: deployment.shop.testDatabase.migratorUrl,
    supervise: false,
    schedule: false,
    migrate: false,
    max: 1,
  });
  await supervisor.start();
});
afterEach(async () => {
  await deployment.shop.control.clearFaults();
  expect(await deployment.shop.doctor()).toEqual([]);
});
afterAll(async () => {
  await supervisor.stop({ graceful: false });
  await deployment.stop();
});

type Job = Readonly<{ id: string; state: string; retries: number; completedAt: string | null }>;
const jobs = (): Promise<Job[]> =>
  deployment.shop.database.rows<Job>(
    `select id, state, retry_count as retries, completed_on as "completedAt" from pgboss.job where name = ? order by id`,
    [queue],
  );

/** A paid checkout whose job a worker has begun and is held in. */
const holdInTheMiddle = async (begin: () => Promise<Running>): Promise<[OpenCheckout, Running]> => {
  const { shop } = deployment;
  await shop.control.setFault({ kind: 'webhook-drop', event: 'payment_intent.*' });
  await shop.control.setFault({ kind: 'webhook-drop', event: 'charge.*' });
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.setFault({ kind: 'hang', moment: 'after', route: looking, times: 1 });
  await shop.control.pay({ session: checkout.sessionId });
  const worker = await begin();
  await until('the worker waits for the provider', async () =>
    (await shop.control.faults()).every(({ fault }) => fault.kind !== 'hang'),
  );
  return [checkout, worker];
};

describe('a worker', () => {
  it('a worker serves metrics and readiness like a server', async () => {
    const worker = await deployment.work();
    const ask = async (path: string) => (await fetch(`${worker.metricsUrl}${path}`)).text();
    expect(await ask('/readyz')).toBe('ready');
    expect(await ask('/healthz')).toBe('ok');
    expect(await ask('/metrics')).toContain('plateno_ledger_imbalance_minor');
    expect((await fetch(`${worker.metricsUrl}/`)).status).toBe(404);
    expect(await worker.terminate()).toBe(0);
  });
});

/** Ends the leases of the running job and of its webhook event, and runs the queue's maintenance. */
const endLease = async (): Promise<void> => {
  const { database } = deployment.shop;
  await database.rows(`update provider_events set next_attempt_at = now() where state = 'NEW'`);
  const [leased] = await database.rows<{ id: string }>(
    `update pgboss.job set started_on = now() - interval '2 hours' where name = ? and state = 'active' returning id`,
    [queue],
  );
  await until('the queue detects that the lease is over', async () => {
    await database.rows('update pgboss.queue set monitor_on = null, monitor_claim_on = null where name = ?', [
      queue,
    ]);
    await supervisor.supervise(queue);
    const again = `update pgboss.job set start_after = now() where id = ? and state = 'retry' returning id`;
    return (await database.rows(again, [leased!.id])).length === 1;
  });
};

/** `application_name` of the connections of the worker that is stopped. */
const stoppedName = 'stopped worker';

/**
 * Ends the transactions that the stopped worker left open, as the limit of idle transactions does (10 seconds, well
 * within a lease): until then they hold their locks.
 * @returns true when it has none
 */
const endTransactionsOfStopped = async (): Promise<boolean> => {
  const open = await asAdmin(
    `select case when state like 'idle in transaction%' then pg_terminate_backend(pid) end
     from pg_stat_activity where datname = $1 and application_name = $2 and xact_start is not null`,
    [databaseNameOf(deployment.shop.testDatabase), stoppedName],
  );
  return open.length === 0;
};

/** A statement that was under way when the worker stopped leaves its transaction idle only when it has ended. */
const settled = ({ paymentId }: OpenCheckout): Promise<unknown> =>
  until('it is settled', async () => {
    await endTransactionsOfStopped();
    return (await deployment.shop.payment(paymentId)).status === 'SUCCEEDED';
  });

const effectsOf = async ({ paymentId }: OpenCheckout): Promise<unknown> => {
  const [row] = await deployment.shop.database.rows(
    `select (select count(*) from ledger_transactions where payment_id = :paymentId) as booked,
            (select count(*) from invoices where payment_id = :paymentId) as invoices,
            (select count(*) from payment_events where payment_id = :paymentId and status = 'SUCCEEDED'
             and kind = 'STATUS') as successes`,
    { paymentId },
  );
  return row;
};
const once = { booked: 1, invoices: 1, successes: 1 };

describe('a worker', () => {
  it('a worker killed in the middle of a job: another one does it once when the lease has ended', async () => {
    const [checkout, first] = await holdInTheMiddle(() => deployment.work());
    await first.kill();
    expect((await deployment.shop.payment(checkout.paymentId)).status).toBe('PENDING');
    await endLease();
    const second = await deployment.work();
    await settled(checkout);
    expect(await effectsOf(checkout)).toEqual(once);
    await second.terminate();
  });

  it('a worker stopped past its lease and resumed: every effect once, and its stale completion is refused', async () => {
    const known = new Set((await jobs()).map(({ id }) => id));
    const [checkout, first] = await holdInTheMiddle(() => deployment.work({ PGAPPNAME: stoppedName }));
    first.signal('SIGSTOP');
    await until('the stopped worker has no transaction', endTransactionsOfStopped);
    await endLease();
    const second = await deployment.work();
    await settled(checkout);
    const mine = async (): Promise<Job[]> => (await jobs()).filter(({ id }) => !known.has(id));
    await until('the job is completed', async () =>
      (await mine()).every(({ state }) => state === 'completed'),
    );
    const before = await mine();
    expect(before).toMatchObject([{ retries: 1 }]);
    first.signal('SIGCONT');
    // When terminated, it finishes the job that it believes to be its own.
    expect(await first.terminate()).toBe(0);
    expect(await effectsOf(checkout)).toEqual(once);
    expect(await mine()).toEqual(before);
    await second.terminate();
  });
});
