import { expect, onTestFinished, test } from 'vitest';
import { accepted } from '#test/support/application/api-client.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { giveAccount, startPaidMerchant } from './load/payouts.ts';
import { customerSteps } from './money/customers.ts';
import { startTestedMerchant, type TestedMerchant } from './money/merchant.ts';
import { lastMonthSteps } from './money/months.ts';
import { planCustomers, type Customer } from './money/plan.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { faultSeed } from './support/draw.ts';
import { atLength } from './support/scale.ts';

const runs = { inProcess: atLength(90, 4), byCommand: atLength(10, 1) };
/**
 * Steps of a lane beside a run of the doctor. What the doctor compares with the provider then grows with its runs, not with
 * the time that they take.
 */
const stepsPerRun = 3;
type Routing = 'none' | 'direct';

/** More customers than are served; a provider that converts would leave its accounts out of the comparison. */
const customersFor = (routing: Routing): Customer[] =>
  planCustomers(4_000, faultSeed)
    .filter(({ sells, currency }) => sells !== 'last-month' && (routing === 'none' || currency !== 'USD'))
    .map((customer) => ({ ...customer, faults: [] }));

/** An endpoint that is switched off and on, gets another secret and is deleted. */
const endpointStep =
  ({ shop }: Deployment, { api }: TestedMerchant) =>
  async (): Promise<void> => {
    // A proof ends after 15 minutes; the long form lasts longer.
    await shop.database.rows('update sessions set proved_at = now()');
    const body = { url: 'http://127.0.0.1:9999/hooks', types: [] };
    const { id } = accepted(await api.post<{ id: number }>('/webhook-endpoints', body));
    for (const state of ['DISABLED', 'ENABLED'])
      accepted(await api.put(`/webhook-endpoints/${id}`, { ...body, state }));
    accepted(await api.post(`/webhook-endpoints/${id}/rotate`, { graceHours: 1 }));
    await api.delete(`/webhook-endpoints/${id}`);
  };

/** What the installation does meanwhile, each step again and again, one lane a step. */
const stepsOf = async (deployment: Deployment, routing: Routing): Promise<(() => Promise<void>)[]> => {
  const { shop } = deployment;
  const merchant = await startTestedMerchant(deployment, 2);
  if (routing === 'direct') await giveAccount(deployment, merchant);
  const customers = customersFor(routing).values();
  const { serve } = customerSteps(deployment, merchant);
  const serveNext = (): Promise<void> => serve(customers.next().value!);
  const { close, reopen } = lastMonthSteps(shop.database, merchant);
  const closeAndReopen = async (): Promise<void> => {
    await close();
    await reopen();
  };
  const paid = routing === 'direct' ? await startPaidMerchant(deployment) : undefined;
  return [
    ...Array.from({ length: 3 }, () => serveNext),
    closeAndReopen,
    endpointStep(deployment, merchant),
    ...(paid ? [paid.sell, paid.payOut] : []),
  ];
};

/** Runs steps side by side, so many of each for each `allow`; `end` waits for those under way. */
const startLanes = (steps: readonly (() => Promise<void>)[]) => {
  let [allowed, served, isOver] = [0, 0, false];
  let change = Promise.withResolvers<void>();
  const announce = (): void => {
    change.resolve();
    change = Promise.withResolvers();
  };
  const lanes = Promise.all(
    steps.map(async (step) => {
      for (let done = 0; !isOver;) {
        if (done >= allowed) {
          await change.promise;
          continue;
        }
        await step();
        done += 1;
        served += 1;
      }
    }),
  );
  return {
    lanes,
    served: (): number => served,
    allow: (): void => {
      allowed += stepsPerRun;
      announce();
    },
    end: async (): Promise<void> => {
      isOver = true;
      announce();
      await lanes;
    },
  };
};

const checkInProcess = async ({ shop }: Deployment): Promise<string[]> =>
  (await shop.doctor()).filter((finding) => !finding.startsWith('left out: '));
const checkByCommand = async ({ shop }: Deployment): Promise<string[]> => {
  const { code, stdout, stderr } = await runPlateno(shop.env, ['doctor', '--json']);
  return code === 0 ? [] : [`exit code ${code}: ${stdout}${stderr}`];
};

test.each<Routing>(['none', 'direct'])(
  'with routing %s the doctor names nothing beside sales, refunds, disputes, payouts, documents and closed months',
  { timeout: atLength(3_600_000, 900_000) },
  async (routing) => {
    const deployment = await startDeployment({ variables: { STRIPE_ROUTING: routing } });
    onTestFinished(() => deployment.stop());
    const { shop } = deployment;
    const steps = await stepsOf(deployment, routing);
    const { lanes, served, allow, end } = startLanes(steps);
    // What the bank does with a dispute is waited for by its customer.
    const provider = (async () => {
      let isAll = false;
      const ended = lanes.finally(() => (isAll = true)).catch(() => undefined);
      while (!isAll) {
        await shop.control.settleNow(3);
        await shop.reconcile();
      }
      await ended;
    })();
    const found: string[] = [];
    for (let run = 0; run < runs.inProcess + runs.byCommand; run += 1) {
      allow();
      const check = run < runs.inProcess ? checkInProcess : checkByCommand;
      found.push(...(await check(deployment)));
    }
    await Promise.all([end(), provider]);
    const [counts] = await shop.database.rows(
      `select (select count(*)::int from payments) as payments, (select count(*)::int from refunds) as refunds,
         (select count(*)::int from disputes) as disputes, (select count(*)::int from month_closes) as closings,
         (select string_agg(distinct status, ' ') from payouts) as payouts`,
    );
    process.stdout.write(`${routing}: ${served()} steps, ${JSON.stringify(counts)}\n`);
    expect(found).toEqual([]);
  },
);
