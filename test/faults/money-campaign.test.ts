import { expect, onTestFinished, test } from 'vitest';
import { atOnce } from './support/at-once.ts';
import { campaignSeed } from './support/draw.ts';
import { openHouse, type House } from './support/house.ts';
import { atLength } from './support/scale.ts';
import { customerSteps } from './money/customers.ts';
import { judge } from './money/judge.ts';
import { planCustomers } from './money/plan.ts';
import { readProviderBooks } from './money/provider-books.ts';
import { startKills } from './money/kills.ts';

const customers = atLength(400, 30);
const lanes = 4;
/** Kills one process or connection each time so many customers have been served. */
const killEvery = 10;
const rounds = 12;

/** Runs jobs that wait for a retry, the provider's scheduled tasks, and the reconciler. */
const runJobsOnce = async ({ shop }: House): Promise<void> => {
  await shop.bringJobsForward().catch(() => undefined);
  await shop.control.settleNow().catch(() => undefined);
  await shop.reconcile().catch(() => undefined);
};

/** Runs jobs, the provider's next seconds and the reconciler until all customers are served. */
const runJobsMeanwhile = async (house: House, served: Promise<unknown>): Promise<void> => {
  let isOver = false;
  const end = served.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  while (!isOver) {
    await house.shop.bringJobsForward().catch(() => undefined);
    await house.shop.control.settleNow(3).catch(() => undefined);
    await house.shop.reconcile().catch(() => undefined);
  }
  await end;
};

test(
  `refunds and disputes under faults, seed ${campaignSeed}: after ${customers} customers the ledger equals the provider's balance to the cent`,
  { timeout: atLength(3_600_000, 900_000) },
  async () => {
    const house = await openHouse({ servers: 2, workers: 2 });
    onTestFinished(() => house.stop());
    const steps = customerSteps(house, await house.shop.addMerchant());
    const kills = startKills(house, campaignSeed);
    let served = 0;
    const serving = atOnce(lanes, planCustomers(customers, campaignSeed), async (customer) => {
      await steps.serve(customer);
      served += 1;
      if (served % killEvery === 0) await kills.next();
    });
    await runJobsMeanwhile(house, serving);
    await serving;

    await house.shop.control.clearFaults();
    await kills.freeLeases();
    let verdict = ['not judged'];
    for (let round = 0; round < rounds && verdict.length > 0; round += 1) {
      await runJobsOnce(house);
      verdict = [...(await judge(house.shop.database)), ...(await house.shop.doctor())];
    }

    const { sales } = await readProviderBooks(house.shop.database);
    const counts = {
      sales: sales.length,
      refunds: sales.flatMap(({ refunds }) => refunds).length,
      disputes: sales.flatMap(({ disputes }) => disputes).length,
      killed: kills.done.length,
    };
    process.stdout.write(`seed ${campaignSeed}: ${JSON.stringify(counts)}\n`);
    expect(verdict).toEqual([]);
    expect(counts.refunds).toBeGreaterThan(0);
    expect(counts.disputes).toBeGreaterThan(0);
  },
);
