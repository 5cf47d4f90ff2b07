import createKnex from 'knex';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { PaymentGateway } from '#modules/payments/index.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { compose, type Application } from '#src/composition.ts';
import { HistoryClock } from './demo/history-clock.ts';
import { HistoryGateway } from './demo/history-gateway.ts';
import { demoSales, secondSales } from './demo/people.ts';
import { seedSampleRates } from './demo/sample-rates.ts';
import {
  assignAccountant,
  seedDemoMerchant,
  seedSecondMerchant,
  seedUser,
  seedWaitingMerchant,
} from './demo/seed-accounts.ts';
import { seedHistory, seedOpenLinks } from './demo/seed-history.ts';
import { noJobs } from './no-jobs.ts';

/** Receipts of the past were mailed in the past. */
const markReceiptsSent = async (config: Config): Promise<void> => {
  const knex = createKnex({ client: 'pg', connection: config.database.url });
  await knex('invoice_deliveries')
    .where('state', 'QUEUED')
    .update({ state: 'SENT', attempts: 1, sent_at: knex.ref('created_at') });
  await knex.destroy();
};

const seedDemo = async (
  application: Application,
  clock: HistoryClock,
  gateway: HistoryGateway,
): Promise<void> => {
  const world = { application, clock, gateway };
  const now = new Date();
  const days = 120;
  clock.set(new Date(now.getTime() - (days + 5) * 86_400_000));
  await seedUser(application, 'support');
  const accountant = await seedUser(application, 'accountant');
  const merchantId = await seedDemoMerchant(application);
  await assignAccountant(application, merchantId, accountant);
  const second = await seedSecondMerchant(application);
  await seedHistory(world, { merchantId, sales: demoSales, count: 64, days, seed: 7 }, now);
  await seedHistory(world, { merchantId: second, sales: secondSales, count: 18, days, seed: 11 }, now);
  clock.set(new Date(now.getTime() - 2 * 86_400_000));
  await seedWaitingMerchant(application);
  await seedOpenLinks(world, merchantId, now);
};

/** Fills an empty development database: only the administrator when SEED=none, a believable past otherwise. */
export const seedDatabase = async (config: Config): Promise<void> => {
  const clock = new HistoryClock();
  const gateway = new HistoryGateway(clock);
  const application = compose(config, [
    override(Clock, clock),
    override(PaymentGateway, gateway),
    override(Jobs, noJobs),
  ]);
  try {
    await seedSampleRates(application);
    await seedUser(application, 'admin');
    if (config.seed === 'demo') await seedDemo(application, clock, gateway);
  } finally {
    await application.close();
  }
  await markReceiptsSent(config);
};

/** For `knex seed:run`. */
export const seed = async (): Promise<void> => seedDatabase(readConfig(process.env));
