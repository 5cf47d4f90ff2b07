import { ImportDuePayouts } from '#modules/payouts/index.ts';
import type { Fault } from '#sandbox/control-client.ts';
import { apiClient } from '#test/support/application/api-client.ts';
import { testRouting } from '#test/support/application/dev-stack.ts';
import type { Deployment } from '../support/deployment.ts';
import { seededRandom, shuffled } from '../support/random.ts';
import { customerSteps } from './customers.ts';
import { dashboardOf } from './dashboard.ts';
import { giveAccount, ibans } from './give-account.ts';
import type { TestedMerchant } from './merchant.ts';
import type { Customer } from './plan.ts';
import { retryUntil } from './retry-until.ts';

/** What becomes of the payouts of each merchant; `refused`: the bank is moved to return it after it has arrived. */
const fates = ['paid', 'failing', 'returning', 'refused'] as const;
type Fate = (typeof fates)[number];
export type Payee = Readonly<{ merchant: TestedMerchant; fate: Fate }>;

const daySeconds = 86_400;
/** A payout is made two days after its charges, arrives a day later, and comes back within two more. */
const days = 7;
const listing = 'GET /v1/payouts';
const reading = 'GET /v1/balance_transactions';
const faults: readonly Fault[] = [
  { kind: 'server-error', moment: 'before', route: listing, times: 1 },
  { kind: 'server-error', moment: 'after', route: reading, times: 2 },
  { kind: 'reset', moment: 'after', route: listing, times: 1 },
  { kind: 'reset', route: reading, times: 1 },
  { kind: 'rate-limit', route: reading, times: 1 },
  { kind: 'webhook-drop', times: 20 },
];

/** Sales large enough that each merchant is owed something after all refunds and disputes of the others. */
const large: Customer = { name: 'large sale', price: 490, steps: [], faults: [[]] };

/** Merchants beside the tested one that are paid out, each with its own end of the payout. */
export const startPayees = async (
  deployment: Deployment,
  merchant: TestedMerchant,
  seed: number,
): Promise<Payee[]> => {
  const payees: Payee[] = [];
  for (const fate of shuffled(fates, seededRandom(seed ^ 0xba4c))) {
    const { id, token } = await deployment.shop.addMerchant();
    await deployment.shop.registerForVat(id);
    await giveAccount(deployment, id, fate === 'refused' ? ibans.paid : ibans[fate]);
    const api = apiClient(deployment.loadBalancer.url, token);
    const one = { ...merchant, id, token, api };
    for (let sale = 0; sale < 2; sale += 1) await customerSteps(deployment, one).serve(large);
    payees.push({ merchant: one, fate });
  }
  return payees;
};

/** Customers who may buy of any merchant: documents are judged for the tested one. */
export const isOfAnyMerchant = ({ sells, steps }: Customer): boolean =>
  sells === undefined && steps.every(({ kind }) => kind !== 'actions');

/** Days at the provider with payouts that arrive, fail and come back, while lists of them fail and processes are killed. */
export const payoutSteps = (deployment: Deployment, payees: readonly Payee[], seed: number) => {
  const { database, control, application } = deployment.shop;
  const dashboard = dashboardOf(deployment);
  const isDirect = testRouting() === 'direct';

  const accountOf = async ({ merchant }: Payee): Promise<string> => {
    const [row] = await database.rows<{ id: string }>(
      'select account_id as id from provider_accounts where merchant_id = ?',
      [merchant.id],
    );
    return row!.id;
  };

  /** Two workers list all accounts at once; an account that does not answer is listed the next time. */
  const importTwice = async (): Promise<void> => {
    await database
      .rows(`update payout_accounts set next_list_at = now() - interval '1 minute'`)
      .catch(() => undefined);
    const due = application.resolve(ImportDuePayouts);
    await Promise.allSettled([due.execute(), due.execute()]);
  };

  /** Payouts by hand, one of them cancelled; on the platform's account where merchants have none. */
  const payOutByHand = async (): Promise<void> => {
    const on = isDirect ? { stripeAccount: await accountOf(payees[0]!) } : {};
    const order = { amount: 1_234, currency: 'eur' };
    await dashboard.payouts.create(order, on).catch(() => undefined);
    const second = await dashboard.payouts.create(order, on).catch(() => undefined);
    if (second) await dashboard.payouts.cancel(second.id, {}, on).catch(() => undefined);
  };

  /** The bank returns what has arrived. */
  const refuse = async (): Promise<void> => {
    for (const payee of payees.filter(({ fate }) => isDirect && fate === 'refused')) {
      const account = await accountOf(payee);
      const all = await retryUntil('payouts are listed', () => control.payouts());
      const arrived = all.filter((one) => one.account === account && one.body.status === 'paid');
      for (const { body } of arrived) await control.movePayout(body.id, 'fail').catch(() => undefined);
    }
  };

  return {
    importTwice,
    /** @param kill kills the next process or connection */
    run: async (kill: () => Promise<void>): Promise<void> => {
      const turns = shuffled(faults, seededRandom(seed ^ 0xda7));
      for (let day = 1; day <= days; day += 1) {
        await retryUntil('the fault is set', () => control.setFault(turns[day % turns.length]!));
        await retryUntil('a day has passed', () => control.advanceClock(daySeconds));
        if (day === 2) await payOutByHand();
        if (day === 5) await refuse();
        await Promise.all([importTwice(), kill()]);
      }
      await retryUntil('the clock is right again', () => control.resetClock());
    },
  };
};
