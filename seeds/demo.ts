import { Clock } from '#kernel/clock.ts';
import { ImportDuePayouts } from '#modules/payouts/index.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { compose, type Application } from '#src/composition.ts';
import { demoProvider, type DemoProvider } from './demo/demo-provider.ts';
import { HistoryClock } from './demo/history-clock.ts';
import { makeHistory } from './demo/make-history.ts';
import { openAccount } from './demo/open-account.ts';
import { openLinks } from './demo/open-links.ts';
import { HistoryMail } from './demo/history-mail.ts';
import { seedSampleRates } from './demo/sample-rates.ts';
import {
  assignAccountant,
  operatorEmail,
  seedDemoMerchant,
  seedOperator,
  seedSecondMerchant,
  seedUser,
  seedWaitingMerchant,
} from './demo/seed-accounts.ts';

const dayMs = 86_400_000;
/** The accounts are older than the oldest sale. */
const accountsAreDaysOld = 125;

type HistoryContext = Readonly<{ application: Application; clock: HistoryClock; mail: HistoryMail }>;

/** The merchants of the demo. */
type Accounts = Readonly<{ demo: number; second: number; operator: number }>;

const seedAccounts = async (application: Application): Promise<Accounts> => {
  await seedUser(application, 'support');
  const accountant = await seedUser(application, 'accountant');
  const demo = await seedDemoMerchant(application);
  await assignAccountant(application, demo, accountant);
  const second = await seedSecondMerchant(application);
  return { demo, second, operator: await seedOperator(application) };
};

/** The provider counts whole seconds. */
const wholeSecond = (): Date => new Date(Math.floor(Date.now() / 1_000) * 1_000);

const seedHistory = async (
  { application, clock, mail }: HistoryContext,
  provider: DemoProvider | undefined,
  accounts: Accounts,
  now: Date,
): Promise<void> => {
  const { demo } = accounts;
  const isDirect = application.config.stripe.routing === 'direct';
  clock.set(new Date(now.getTime() - accountsAreDaysOld * dayMs));
  if (provider !== undefined && isDirect)
    for (const merchantId of Object.values(accounts))
      await openAccount(application, provider, { merchantId, now: clock.now() });
  clock.set(new Date(now.getTime() - 2 * dayMs));
  await seedWaitingMerchant(application);
  if (provider !== undefined) {
    try {
      await makeHistory({ application, clock, mail, provider, ...accounts, now });
      if (isDirect) await application.resolve(ImportDuePayouts).execute();
    } finally {
      await provider.release();
    }
  }
  clock.set(now);
  await openLinks(application, demo);
};

/** Runs work in the product of the seeds, whose mails are recorded only and whose clock can be set. */
const inHistory = async <T>(config: Config, work: (context: HistoryContext) => Promise<T>): Promise<T> => {
  const clock = new HistoryClock();
  const mail = new HistoryMail();
  // Months are simulated in seconds: rate limits are off.
  const application = await compose({ ...config, rateLimits: false }, [
    override(Clock, clock),
    ...mail.overrides,
  ]);
  try {
    return await work({ application, clock, mail });
  } finally {
    await application.close();
  }
};

/** Finds the operator of an installation that stands, or adds it. @returns its id */
export const addOperator = (config: Config): Promise<number> =>
  inHistory(config, async ({ application }) => {
    const [found] = await application
      .resolve(DatabaseToken)
      .rows<{ id: number }>('select id from merchants where email = :operatorEmail', { operatorEmail });
    return found?.id ?? (await seedOperator(application));
  });

/**
 * Seeds an empty development database: only the administrator when SEED=none, otherwise the demo, whose payments
 * are made at the sandbox provider. Without a sandbox the demo has accounts and links, and no payments.
 * @returns the merchant that bills the others; null without the demo
 */
export const seedDatabase = async (config: Config): Promise<number | null> => {
  const now = wholeSecond();
  const accounts = await inHistory(config, async ({ application, clock }) => {
    await seedSampleRates(application);
    await seedUser(application, 'admin');
    if (config.seed !== 'demo') return null;
    clock.set(new Date(now.getTime() - accountsAreDaysOld * dayMs));
    return seedAccounts(application);
  });
  if (accounts === null) return null;
  const { operator: operatorMerchantId } = accounts;
  await inHistory({ ...config, operatorMerchantId }, (context) =>
    seedHistory(context, demoProvider(config, context.clock), accounts, now),
  );
  return operatorMerchantId;
};

/** For `knex seed:run`. */
export const seed = async (): Promise<void> => {
  await seedDatabase(readConfig(process.env));
};
