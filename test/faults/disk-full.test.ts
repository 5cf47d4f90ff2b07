import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links.ts';
import { until } from '#test/support/application/until.ts';
import { expectNothingLost } from './support/aftermath.ts';
import { startCluster, type Cluster } from './support/cluster.ts';
import { openHouse, type House } from './support/house.ts';
import { canHaveSmallDisk, smallDisk } from './support/small-disk.ts';
import { startTraffic } from './support/traffic.ts';

// Only where a process may mount a disk of its own: a full shared disk would affect other programs.
describe.runIf(canHaveSmallDisk())('the disk is full', () => {
  let cluster: Cluster;
  let house: House;
  let link: PaymentLink;

  beforeAll(async () => {
    cluster = await startCluster(smallDisk);
    house = await openHouse({ database: cluster.database });
    link = await house.shop.createLink(await house.shop.addMerchant(), {
      usage: 'REUSABLE',
      expiresInDays: null,
    });
  });
  afterAll(async () => {
    await house.stop();
    await cluster.stop();
  });

  it('a full disk answers 503, loses nothing acknowledged, and all processes recover without a restart', async () => {
    const traffic = startTraffic(house, link, 3);
    await traffic.morePaid(5);
    await smallDisk.fill(cluster.adminUrl);
    await until('customers are told to come back', () => (traffic.refusals.get(503) ?? 0) >= 5);
    await smallDisk.makeRoom(cluster.adminUrl);
    await traffic.morePaid(5);
    await traffic.end();
    await expectNothingLost(house, traffic);
    expect([...house.servers, ...house.workers].every((one) => one.isRunning())).toBe(true);
    expect([...traffic.refusals.keys()].filter((status) => ![409, 503].includes(status))).toEqual([]);
  });
});
