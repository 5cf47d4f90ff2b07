import { Clock } from '#kernel/clock.ts';
import { ImportDuePayouts } from '#modules/payouts/index.ts';
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
  seedDemoMerchant,
  seedSecondMerchant,
  seedUser,
  seedWaitingMerchant,
} from './demo/seed-accounts.ts';

const dayMs = 86_400_000;
/** The accounts are older than the oldest sale. */
const accountsAreDaysOld = 125;

type HistoryContext = Readonly<{ application: Application; clock: HistoryClock; mail: HistoryMail }>;

const seedDemo = async (
  { application, clock, mail }: HistoryContext,
  provider: DemoProvider | undefined,
): Promise<void> => {
  // The provider counts whole seconds.
  const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
  clock.set(new Date(now.getTime() - accountsAreDaysOld * dayMs));
  await seedUser(application, 'support');
  const accountant = await seedUser(application, 'accountant');
  const demo = await seedDemoMerchant(application);
  await assignAccountant(application, demo, accountant);
  const second = await seedSecondMerchant(application);
  const isDirect = application.config.stripe.routing === 'direct';
  if (provider !== undefined && isDirect)
    for (const merchantId of [demo, second])
      await openAccount(application, provider, { merchantId, now: clock.now() });
  clock.set(new Date(now.getTime() - 2 * dayMs));
  await seedWaitingMerchant(application);
  if (provider !== undefined) {
    try {
      await makeHistory({ application, clock, mail, provider, demo, second, now });
      if (isDirect) await application.resolve(ImportDuePayouts).execute();
    } finally {
      await provider.release();
    }
  }
  clock.set(now);
  await openLinks(application, demo);
};

/**
 * Seeds an empty development database: only the administrator when SEED=none, otherwise the demo, whose payments
 * are made at the sandbox provider. Without a sandbox the demo has accounts and links, and no payments.
 */
export const seedDatabase = async (config: Config): Promise<void> => {
  const clock = new HistoryClock();
  const mail = new HistoryMail();
  // Months are simulated in seconds: rate limits are off.
  const application = await compose({ ...config, rateLimits: false }, [
    override(Clock, clock),
    ...mail.overrides,
  ]);
  try {
    await seedSampleRates(application);
    await seedUser(application, 'admin');
    if (config.seed === 'demo') await seedDemo({ application, clock, mail }, demoProvider(config, clock));
  } finally {
    await application.close();
  }
};

/** For `knex seed:run`. */
export const seed = async (): Promise<void> => seedDatabase(readConfig(process.env));
