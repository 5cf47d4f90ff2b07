import { expect, onTestFinished, test } from 'vitest';
import { atOnce } from './support/at-once.ts';
import { faultSeed } from './support/draw.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { atLength } from './support/scale.ts';
import { customerSteps } from './money/customers.ts';
import { judge } from './money/judge.ts';
import { planCustomers } from './money/plan.ts';
import { readProviderRecords } from './money/provider-records.ts';
import { startKills } from './money/kills.ts';

const customers = atLength(400, 30);
const lanes = 4;
/** Kills one process or connection each time so many customers have been served. */
const killEvery = 10;
const rounds = 12;

/** Runs jobs that wait for a retry, the provider's scheduled tasks, and the reconciler. */
const runJobsOnce = async ({ shop }: Deployment): Promise<void> => {
  await shop.makeJobsDue().catch(() => undefined);
  await shop.control.settleNow().catch(() => undefined);
  await shop.reconcile().catch(() => undefined);
};

/** Runs jobs, the provider's next seconds and the reconciler until all customers are served. */
const runJobsMeanwhile = async (deployment: Deployment, served: Promise<unknown>): Promise<void> => {
  let isOver = false;
  const end = served.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  while (!isOver) {
    await deployment.shop.makeJobsDue().catch(() => undefined);
    await deployment.shop.control.settleNow(3).catch(() => undefined);
    await deployment.shop.reconcile().catch(() => undefined);
  }
  await end;
};

test(
  `refunds and disputes under faults, seed ${faultSeed}: after ${customers} customers the ledger equals the provider's balance to the cent`,
  { timeout: atLength(3_600_000, 900_000) },
  async () => {
    const deployment = await startDeployment({ servers: 2, workers: 2 });
    onTestFinished(() => deployment.stop());
    const steps = customerSteps(deployment, await deployment.shop.addMerchant());
    const kills = startKills(deployment, faultSeed);
    let served = 0;
    const serving = atOnce(lanes, planCustomers(customers, faultSeed), async (customer) => {
      await steps.serve(customer);
      served += 1;
      if (served % killEvery === 0) await kills.next();
    });
    await runJobsMeanwhile(deployment, serving);
    await serving;

    await deployment.shop.control.clearFaults();
    await kills.freeLeases();
    let verdict = ['not judged'];
    for (let round = 0; round < rounds && verdict.length > 0; round += 1) {
      await runJobsOnce(deployment);
      verdict = [...(await judge(deployment.shop.database)), ...(await deployment.shop.doctor())];
    }

    const { sales } = await readProviderRecords(deployment.shop.database);
    const counts = {
      sales: sales.length,
      refunds: sales.flatMap(({ refunds }) => refunds).length,
      disputes: sales.flatMap(({ disputes }) => disputes).length,
      killed: kills.done.length,
    };
    process.stdout.write(`seed ${faultSeed}: ${JSON.stringify(counts)}\n`);
    expect(verdict).toEqual([]);
    expect(counts.refunds).toBeGreaterThan(0);
    expect(counts.disputes).toBeGreaterThan(0);
  },
);
