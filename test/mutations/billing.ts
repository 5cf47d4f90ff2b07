import type { Mutation } from './mutation.ts';

const module = 'src/modules/billing';
const tests = 'test/unit/modules/billing';
const runs = 'test/integration/modules/billing/runs.test.ts';

/** Bills, plans and what a plan allows. */
export const billing: readonly Mutation[] = [
  {
    name: 'platform fees are rounded down to the cent',
    file: 'src/modules/payments/adapters/postgres/sql-platform-fees.ts',
    from: "'round(-e.amount_minor / p.eur_rate)::bigint'",
    to: "'trunc(-e.amount_minor / p.eur_rate)::bigint'",
    project: 'integration',
    test: runs,
    message: 'fees in USD are billed in EUR, each at the rate of its payment',
  },
  {
    name: 'a month that another worker has claimed is billed again',
    file: `${module}/application/store-bill.ts`,
    from: "if (!(await this.#claim(run, merchant.id, bill))) return { outcome: 'BEFORE', invoiceNumber: null };",
    to: 'await this.#claim(run, merchant.id, bill);',
    project: 'integration',
    test: runs,
    message: 'a run of two workers at once make each bill once',
  },
  {
    name: 'what was given back of fees at the source counts as withheld',
    file: `${module}/domain/bill.ts`,
    from: 'takenMinor: positive(takenMinor - takenBack),',
    to: 'takenMinor: positive(takenMinor - 0n * takenBack),',
    project: 'unit',
    test: `${tests}/bill.test.ts`,
    message: 'leaves a plan open by what was given back there',
  },
  {
    name: 'the plan ends although its bill was paid meanwhile',
    file: `${module}/application/watch-due-bills.ts`,
    from: 'if (await isOpen(invoiceId)) await endUnpaidPlan',
    to: 'await endUnpaidPlan',
    project: 'unit',
    test: `${tests}/watch-due-bills.test.ts`,
    message: 'a bill that is paid after it was found ends no plan',
  },
  {
    name: 'a merchant tries a plan twice',
    file: 'src/modules/merchants/domain/plan-choice.ts',
    from: '!hasTried && isLargerPlan(trialPlan',
    to: 'isLargerPlan(trialPlan',
    project: 'unit',
    test: 'test/unit/modules/merchants/plan-choice.test.ts',
    message: 'a trial begins once, on STARTER',
  },
  {
    name: 'a member beyond the plan changes records',
    file: 'src/kernel/actor.ts',
    from: "isViewing(actor) || (actor.kind === 'user' && actor.isBeyondPlan === true);",
    to: 'isViewing(actor);',
    project: 'unit',
    test: 'test/unit/kernel/plan-failures.test.ts',
    message: 'a member beyond the plan sees and does nothing else',
  },
];
