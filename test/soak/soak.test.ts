import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectNothingLost } from '#test/faults/support/aftermath.ts';
import { startCluster } from '#test/faults/support/cluster.ts';
import { startDeployment } from '#test/faults/support/deployment.ts';
import { seededRandom } from '#test/faults/support/random.ts';
import { startTraffic } from '#test/faults/support/traffic.ts';
import { breakages, type Fixture } from './random-faults.ts';

const minutes = Number(process.env['SOAK_MINUTES']);
const seed = Number(process.env['SOAK_SEED']);
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

test(`${minutes} minutes of payments under random faults, seed ${seed}: nothing is lost, nothing happens twice`, async () => {
  const random = seededRandom(seed);
  const between = (least: number, most: number): number => least + random() * (most - least);
  const cluster = await startCluster();
  const deployment = await startDeployment({ servers: 2, workers: 2, database: cluster.database });
  const fixture: Fixture = {
    deployment,
    cluster,
    servers: [...deployment.servers],
    workers: [...deployment.workers],
  };
  const link = await deployment.shop.createLink(await deployment.shop.addMerchant(), {
    usage: 'REUSABLE',
    expiresInDays: null,
  });
  const traffic = startTraffic(deployment, link, 4);
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    await pause(between(200, 2_000));
    const { name, breakFor } = breakages[Math.floor(random() * breakages.length)]!;
    say(`${new Date().toISOString()}  ${name}`);
    await breakFor(fixture, between(100, 3_000));
  }
  await traffic.morePaid(1);
  await traffic.end();
  await expectNothingLost(deployment, traffic);
  const refusals = [...traffic.refusals].map(([status, times]) => `${times} × ${status}`).join(', ');
  say(`seed ${seed}: ${traffic.opened.length} opened, ${traffic.paid.length} paid; refused: ${refusals}`);
  // 0 and 502: no server was available to answer.
  expect([...traffic.refusals.keys()].filter((status) => ![0, 409, 502, 503].includes(status))).toEqual([]);
  await deployment.stop();
  await cluster.stop();
});
