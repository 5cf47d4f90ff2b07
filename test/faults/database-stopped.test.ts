import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { until } from '#test/support/application/until.ts';
import { expectNothingLost } from './support/aftermath.ts';
import { startCluster, type Cluster, type Halt } from './support/cluster.ts';
import { drawn } from './support/draw.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { startTraffic } from './support/traffic.ts';

let cluster: Cluster;
let deployment: Deployment;
let link: PaymentLink;

beforeAll(async () => {
  cluster = await startCluster();
  deployment = await startDeployment({ servers: 2, database: cluster.database });
  link = await deployment.shop.createLink(await deployment.shop.addMerchant(), {
    usage: 'REUSABLE',
    amount: drawn(50, 500_000) / 100,
    expiresInDays: null,
  });
});
afterAll(async () => {
  await deployment.stop();
  await cluster.stop();
});

const isReady = async (url: string): Promise<boolean> => (await fetch(`${url}/readyz`)).status === 200;

describe('PostgreSQL under load', () => {
  it.each<[string, Halt]>([
    ['stopped fast', 'fast'],
    ['stopped immediately', 'immediate'],
    ['killed', 'killed'],
    ['with its main process alone killed', 'main-killed'],
  ])(
    'PostgreSQL under load %s: what was acknowledged is stored, and servers and workers recover by themselves',
    async (_, halt) => {
      const traffic = startTraffic(deployment, link, 4);
      await traffic.morePaid(drawn(1, 12));
      await cluster.halt(halt);
      await until(
        'both servers are not ready',
        async () =>
          !(await isReady(deployment.servers[0]!.url)) && !(await isReady(deployment.servers[1]!.url)),
      );
      await cluster.resume();
      await traffic.morePaid(drawn(3, 10));
      await traffic.end();
      await expectNothingLost(deployment, traffic);
      // No process was restarted, and every refusal was a 503.
      expect([...deployment.servers, ...deployment.workers].every((one) => one.isRunning())).toBe(true);
      expect([...traffic.refusals.keys()].filter((status) => ![409, 429, 503].includes(status))).toEqual([]);
      expect(traffic.refusals.get(503)).toBeGreaterThan(0);
    },
  );
});
