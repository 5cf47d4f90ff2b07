import { expect, onTestFinished, test } from 'vitest';
import { testRouting } from '#test/support/application/dev-stack.ts';
import { atOnce } from './support/at-once.ts';
import { faultSeed } from './support/draw.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { atLength } from './support/scale.ts';
import { customerSteps } from './money/customers.ts';
import { judge } from './money/judge.ts';
import { planCustomers, type Customer } from './money/plan.ts';
import { readProviderRecords } from './money/provider-records.ts';
import { isOfAnyMerchant, payoutSteps, startPayees } from './money/payees.ts';
import { countPayouts, judgePayouts } from './money/judge-payouts.ts';
import { judgeDocuments } from './money/judge-documents.ts';
import { startKills } from './money/kills.ts';
import { startMerchantServer } from './money/merchant-events.ts';
import { startTestedMerchant } from './money/merchant.ts';
import { lastMonthSteps } from './money/months.ts';
import { retryUntil } from './money/retry-until.ts';

const customers = atLength(400, 24);
const lanes = 4;
/** Kills one process or connection each time so many customers have been served. */
const killEvery = 10;
const rounds = 40;

/** The doctor's findings. It says that it leaves out accounts whose provider converts currencies: the judge does not. */
const doctorOf = async ({ shop }: Deployment): Promise<string[]> =>
  (await shop.doctor()).filter((finding) => !/^left out: acct_\w+ \(USD\)$/.test(finding));

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

/**
 * Runs jobs until no refund waits for its answer. The days that pass afterwards take the keys of earlier calls out of the
 * provider's memory: a call that is repeated after a second would be a day late, and carried out again.
 */
const answerRefunds = (deployment: Deployment): Promise<true> =>
  retryUntil('every refund has its answer', async () => {
    await runJobsOnce(deployment);
    const waiting = await deployment.shop.database.rows(
      `select from refunds where status = 'REQUESTED' union all
       select from pgboss.job where name = 'payments.send-refund' and state in ('created', 'retry', 'active')`,
    );
    return waiting.length === 0 ? true : undefined;
  });

/** When last month is closed, opened again and closed once more, in parts of the customers. */
const [closedAt, reopenedAt, closedAgainAt] = [0.25, 0.5, 0.75].map((part) => Math.floor(customers * part));

test(
  `money and documents under faults, seed ${faultSeed}: after ${customers} customers ledger, documents and events are what the provider's tables say, to the cent`,
  { timeout: 3_600_000 },
  async () => {
    const deployment = await startDeployment({ servers: 2, workers: 2 });
    onTestFinished(() => deployment.stop());
    const plan = planCustomers(customers, faultSeed);
    const openOfLastMonth = plan.filter(({ sells }) => sells === 'last-month').length;
    const merchant = await startTestedMerchant(deployment, openOfLastMonth);
    const { database } = deployment.shop;
    const merchantServer = await startMerchantServer(deployment, merchant, faultSeed);
    onTestFinished(() => merchantServer.stop());
    const lastMonth = lastMonthSteps(database, merchant);
    const payees = await startPayees(deployment, merchant, faultSeed);
    const payouts = payoutSteps(deployment, payees, faultSeed);
    const steps = [merchant, ...payees.map((payee) => payee.merchant)].map((one) =>
      customerSteps(deployment, one),
    );
    const stepsOf = (customer: Customer) =>
      steps[isOfAnyMerchant(customer) ? plan.indexOf(customer) % steps.length : 0]!;
    const kills = startKills(deployment, faultSeed);
    let served = 0;
    const serving = atOnce(lanes, plan, async (customer) => {
      await stepsOf(customer).serve(customer);
      served += 1;
      if (served === closedAt || served === closedAgainAt) await lastMonth.close();
      if (served === reopenedAt) await lastMonth.reopen();
      if (served % killEvery === 0) await kills.next();
    });
    await runJobsMeanwhile(deployment, serving);
    await serving;
    await answerRefunds(deployment);
    await payouts.run(() => kills.next());

    await deployment.shop.control.clearFaults();
    await kills.freeLeases();
    let verdict = ['not judged'];
    for (let round = 0; round < rounds && verdict.length > 0; round += 1) {
      await runJobsOnce(deployment);
      await payouts.importTwice();
      await merchantServer.makeDue();
      verdict = [
        ...(await judge(database)),
        ...(await judgePayouts(database)),
        ...(await judgeDocuments(database, merchant.id)),
        ...(await merchantServer.judge()),
        ...(await lastMonth.judge()),
        ...(await doctorOf(deployment)),
      ];
    }

    const { sales } = await readProviderRecords(database);
    const counts = {
      sales: sales.length,
      refunds: sales.flatMap(({ refunds }) => refunds).length,
      disputes: sales.flatMap(({ disputes }) => disputes).length,
      payouts: await countPayouts(database),
      deliveries: merchantServer.received.length,
      killed: kills.done.length,
    };
    process.stdout.write(`seed ${faultSeed}: ${JSON.stringify(counts)}\n`);
    expect(verdict).toEqual([]);
    expect(counts.refunds).toBeGreaterThan(0);
    expect(counts.disputes).toBeGreaterThan(0);
    const expectedPayouts = testRouting() === 'direct' ? ['paid', 'failed'] : [];
    expect(Object.keys(counts.payouts)).toEqual(expect.arrayContaining(expectedPayouts));
  },
);
