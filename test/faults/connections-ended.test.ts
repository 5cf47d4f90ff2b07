import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { expectNothingLost } from './support/aftermath.ts';
import { startCluster, type Cluster } from './support/cluster.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { keepStream } from './support/kept-stream.ts';
import { startRefunds } from './support/refunds-beside.ts';
import { atLength } from './support/scale.ts';
import { startTraffic } from './support/traffic.ts';

/** Connections of the application's role by `application_name`; the pools of requests have none. */
const kinds = ['%', '', 'plateno listener', 'pgboss', 'plateno export'] as const;
const strikesOfAll = atLength(150, 8);
const strikesOfKind = atLength(30, 3);
const betweenStrikesMs = 1_000;

let cluster: Cluster;
let deployment: Deployment;
let merchant: TestMerchant;
let link: PaymentLink;
let admin: pg.Client;

beforeAll(async () => {
  cluster = await startCluster();
  deployment = await startDeployment({ servers: 1, database: cluster.database });
  merchant = await deployment.shop.addMerchant();
  link = await deployment.shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });
  admin = new pg.Client({ connectionString: cluster.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await deployment.stop();
  await cluster.stop();
});

const strike = async (kind: string): Promise<number> => {
  const { rowCount } = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where usename = 'plateno_app' and application_name like $1`,
    [kind],
  );
  return rowCount ?? 0;
};

/**
 * Calls one address after the other until it is stopped.
 * @returns the count of each status, 0 without an answer, and `cut` for one that broke after it had begun
 */
const callAgain = (paths: readonly string[]) => {
  const statuses = new Map<string, number>();
  let isOver = false;
  const run = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = paths[turn % paths.length]!;
      const status = await fetch(`${deployment.servers[0]!.url}${path}`, {
        headers: { authorization: `Bearer ${deployment.shop.adminToken}` },
      }).then(
        async (answer) => {
          const isWhole = await answer.arrayBuffer().then(
            () => true,
            () => false,
          );
          return isWhole ? answer.status : 'cut';
        },
        () => 0,
      );
      const row = `${status} ${path}`;
      statuses.set(row, (statuses.get(row) ?? 0) + 1);
    }
  };
  const running = run();
  return {
    statuses,
    end: async (): Promise<void> => {
      isOver = true;
      await running;
    },
  };
};

const paths = [
  '/api/payments',
  '/api/invoices/back-office-export?format=csv',
  '/api/invoices',
  '/api/payment-links',
  '/readyz',
];

test(
  'every connection is ended once a second under load: no process ends, each call is answered or 503, each refund is made once, the streams name each payment, nothing is lost',
  async () => {
    const processes = [...deployment.servers, ...deployment.workers];
    const traffic = startTraffic(deployment, link, 3);
    const calls = callAgain(paths);
    const refunds = startRefunds(deployment, merchant, traffic);
    const streams = [1, 2].map(() => keepStream(deployment.servers[0]!.url, merchant.token));
    await traffic.morePaid(3);
    await refunds.moreAccepted(2);
    const struck = new Map<string, number>();
    const began = performance.now();
    for (const kind of kinds)
      for (let left = kind === '%' ? strikesOfAll : strikesOfKind; left > 0; left -= 1) {
        struck.set(kind, (struck.get(kind) ?? 0) + (await strike(kind)));
        await pause(betweenStrikesMs);
      }
    // A process that starts meanwhile tries again.
    let isStarting = true;
    const starting = Promise.all([deployment.serve(), deployment.work()]).finally(() => (isStarting = false));
    while (isStarting) {
      await strike('%');
      await pause(betweenStrikesMs);
    }
    const started = await starting;
    await traffic.morePaid(3);
    await refunds.moreAccepted(2);
    await traffic.end();
    await refunds.end();
    await calls.end();

    for (const kind of ['%', '', 'plateno listener', 'pgboss'])
      expect(struck.get(kind), kind).toBeGreaterThan(0);
    expect([...processes, ...started].every((one) => one.isRunning())).toBe(true);
    expect(processes.map((one) => one.said()).join('')).not.toContain('draining');
    expect([...traffic.refusals.keys()].filter((status) => ![409, 429, 503].includes(status))).toEqual([]);
    // A file that was begun cannot become a refusal: its connection breaks, so that its reader never takes it for whole;
    // what the network has not delivered by then is lost, its head (0) among it.
    const allowed = /^(200|429|503) |^(cut|0) \/api\/invoices\/back-office-export/;
    expect([...calls.statuses.keys()].filter((row) => !allowed.test(row))).toEqual([]);
    // A refund waits for its payment to be settled.
    expect([...refunds.refusals.keys()].filter((status) => ![409, 429, 503].includes(status))).toEqual([]);
    for (const { statuses } of streams)
      expect([...statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
    const minutes = (performance.now() - began) / 60_000;
    for (const one of processes) {
      const lines = one
        .said()
        .split('\n')
        .filter((line) => line.includes('"database-lost"'));
      expect(lines.length).toBeLessThanOrEqual(2 + minutes);
      for (const line of lines) expect(JSON.parse(line)).toHaveProperty('err.message');
    }
    await until('the server is ready', async () => (await fetch(`${deployment.servers[0]!.url}/readyz`)).ok);
    await expectNothingLost(deployment, traffic);
    const made = await deployment.shop.database.rows<{ id: number; paymentId: number }>(
      'select id, payment_id as "paymentId" from refunds',
    );
    expect(new Map(made.map(({ id, paymentId }) => [paymentId, id]))).toEqual(
      new Map([...refunds.accepted].map(([paymentId, { id }]) => [paymentId, id])),
    );
    expect(made).toHaveLength(refunds.accepted.size);
    for (const stream of streams) {
      await until('the stream has named each payment', () =>
        traffic.paid.every(({ paymentId }) => stream.payments().has(paymentId)),
      );
      await stream.end();
    }
  },
  atLength(1_800_000, 900_000),
);
