import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { isConnectionLost } from '#platform/database/connection-lost.ts';
import { until } from '#test/support/application/until.ts';
import { expectNothingLost } from './support/aftermath.ts';
import { startCluster, type Cluster } from './support/cluster.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { canHaveSmallDisk } from './support/small-disk.ts';
import { startTraffic } from './support/traffic.ts';

/** Asks for new files of the write-ahead log until PostgreSQL gets none and stops. */
const endLog = async ({ adminUrl, logDisk }: Cluster): Promise<void> => {
  for (;;) {
    await logDisk!.fill();
    const client = new pg.Client({ connectionString: adminUrl });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query("select pg_logical_emit_message(true, 'ballast', repeat('x', 8000))");
      await client.query('select pg_switch_wal()');
      await client.query("select pg_logical_emit_message(true, 'ballast', repeat('x', 8000))");
    } catch (error) {
      if (isConnectionLost(error)) return;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
};

describe.runIf(canHaveSmallDisk())('the disk of the write-ahead log is full', () => {
  let cluster: Cluster;
  let deployment: Deployment;
  let link: PaymentLink;

  beforeAll(async () => {
    cluster = await startCluster(undefined, { hasLogDisk: true });
    deployment = await startDeployment({ database: cluster.database });
    link = await deployment.shop.createLink(await deployment.shop.addMerchant(), {
      usage: 'REUSABLE',
      expiresInDays: null,
    });
  });
  afterAll(async () => {
    await deployment.stop();
    await cluster.stop();
  });

  it('a full disk of the log stops PostgreSQL: 503 meanwhile, nothing acknowledged is lost, and all go on with room', async () => {
    const traffic = startTraffic(deployment, link, 3);
    await traffic.morePaid(5);
    await endLog(cluster);
    await until('customers get 503', () => (traffic.refusals.get(503) ?? 0) >= 20);
    await cluster.logDisk!.makeRoom();
    await traffic.morePaid(5);
    await traffic.end();
    await expectNothingLost(deployment, traffic);
    expect([...deployment.servers, ...deployment.workers].every((one) => one.isRunning())).toBe(true);
    expect([...traffic.refusals.keys()].filter((status) => ![409, 429, 503].includes(status))).toEqual([]);
  });
});
