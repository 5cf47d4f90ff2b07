import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { startServer } from './support/processes.ts';
import { expectNothingLost } from './support/aftermath.ts';
import { startCluster, type Cluster } from './support/cluster.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { hasPgBouncer, startPgBouncer } from './support/pgbouncer.ts';
import { startTraffic } from './support/traffic.ts';

const roleSettings = [
  `set timezone = 'UTC'`,
  `set statement_timeout = '5s'`,
  `set lock_timeout = '2s'`,
  `set idle_in_transaction_session_timeout = '10s'`,
];

// The pooler is a program that not every machine has.
describe.runIf(hasPgBouncer())(
  'through a pooler that lends connections from transaction to transaction',
  () => {
    let cluster: Cluster;
    let deployment: Deployment;
    let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
    let behindPooler: NodeJS.ProcessEnv;

    beforeAll(async () => {
      cluster = await startCluster();
      deployment = await startDeployment({ servers: 0, workers: 0, database: cluster.database });
      pooler = await startPgBouncer(cluster.database.url);
      behindPooler = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: cluster.database.url };
    });
    afterAll(async () => {
      await deployment.stop();
      await pooler.stop();
      await cluster.stop();
    });

    it('behind a pooler a server does not start while the role lacks the session settings', async () => {
      const started = startServer({ ...deployment.shop.env, ...behindPooler });
      await expect(started).rejects.toThrow('Behind a pooler the role of DATABASE_URL must set');
    });

    it('behind a pooler two servers and a worker sell on four connections, and nothing is lost', async () => {
      const owner = new pg.Client({ connectionString: cluster.adminUrl });
      await owner.connect();
      for (const setting of roleSettings) {
        await owner.query(`alter role plateno_app in database plateno ${setting}`);
      }
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'plateno_app'`,
      );
      await owner.end();
      await Promise.all([deployment.serve(behindPooler), deployment.serve(behindPooler)]);
      await deployment.work(behindPooler);
      const link = await deployment.shop.createLink(await deployment.shop.addMerchant(), {
        usage: 'REUSABLE',
        expiresInDays: null,
      });
      const traffic = startTraffic(deployment, link, 6);
      await traffic.morePaid(30);
      await traffic.end();
      // Under load some may be asked to retry; no other status is allowed.
      expect([...traffic.refusals.keys()].filter((status) => ![409, 429, 503].includes(status))).toEqual([]);
      await expectNothingLost(deployment, traffic);
    });
  },
);
