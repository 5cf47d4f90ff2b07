import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { expectNothingLost } from './support/aftermath.ts';
import { startCluster, type Cluster } from './support/cluster.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { canHaveSmallDisk, smallDisk } from './support/small-disk.ts';
import { startTraffic } from './support/traffic.ts';

// Only where a process may mount a disk of its own: a full shared disk would affect other programs.
describe.runIf(canHaveSmallDisk())('the disk is full', () => {
  let cluster: Cluster;
  let deployment: Deployment;
  let merchant: TestMerchant;
  let link: PaymentLink;

  beforeAll(async () => {
    cluster = await startCluster(smallDisk);
    deployment = await startDeployment({ database: cluster.database });
    merchant = await deployment.shop.addMerchant();
    link = await deployment.shop.createLink(merchant, {
      usage: 'REUSABLE',
      expiresInDays: null,
    });
  });
  afterAll(async () => {
    await deployment.stop();
    await cluster.stop();
  });

  it('a full disk answers 503, loses nothing acknowledged, and all processes recover without a restart', async () => {
    const traffic = startTraffic(deployment, link, 3);
    await traffic.morePaid(5);
    await smallDisk.fill(cluster.adminUrl);
    await until('customers get 503', () => (traffic.refusals.get(503) ?? 0) >= 5);
    await smallDisk.makeRoom(cluster.adminUrl);
    await traffic.morePaid(5);
    await traffic.end();
    await expectNothingLost(deployment, traffic);
    expect([...deployment.servers, ...deployment.workers].every((one) => one.isRunning())).toBe(true);
    expect([...traffic.refusals.keys()].filter((status) => ![409, 429, 503].includes(status))).toEqual([]);
  });

  it('a full disk refuses an upload, and the export that needs intermediate results, until there is room', async () => {
    const { shop } = deployment;
    await smallDisk.keepIntermediateResults(cluster.adminUrl);
    await shop.database.rows(
      `insert into audit_log (at, actor, action, subject_type, subject_id, data)
       select now(), 'system', 'list.exported', 'list', 'payments', jsonb_build_object('note', repeat(md5(n::text), 10))
       from generate_series(1, 3000) n`,
    );
    const file = () =>
      fetch(`${deployment.loadBalancer.url}/api/exports/audit-log?format=csv`, {
        headers: { authorization: `Bearer ${shop.adminToken}` },
      });
    await smallDisk.fill(cluster.adminUrl);
    const upload = () =>
      merchant.api.put('/merchants/me/logo', { content: pictureOf(300, 90).toString('base64') });
    expect((await upload()).status).toBe(503);
    expect(await shop.database.rows('select from logos')).toEqual([]);
    const refused = await file();
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'input.no-room' }),
    ]);
    await smallDisk.makeRoom(cluster.adminUrl);
    expect((await upload()).status).toBe(200);
    const whole = await file();
    expect(whole.status).toBe(200);
    expect((await whole.text()).trim().split('\n').length).toBeGreaterThan(3_000);
  });
});
