import type pg from 'pg';
import { startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Messages } from '#kernel/messages.ts';
import { ExchangeRates, FeeSchedules } from '#modules/rates/index.ts';
import type { Config } from '#platform/config.ts';
import { createClient } from '#platform/database/clients.ts';
import { override } from '#platform/di.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import { compose, type Application } from '#src/composition.ts';
import { copiedTables, withoutConstraints } from './synthetic/without-constraints.ts';
import { CopiedRows } from './synthetic/copied-rows.ts';
import { Counters } from './synthetic/counters.ts';
import { randomFrom } from './synthetic/random-source.ts';
import { OneHashHasher } from './synthetic/one-hash-hasher.ts';
import { emailOf, createShops } from './synthetic/create-shops.ts';
import { SyntheticDocuments } from './synthetic/synthetic-documents.ts';
import { SyntheticHistory } from './synthetic/synthetic-history.ts';
import type { SyntheticDataRequest } from './synthetic/request.ts';
import type { Shop, GeneratorContext } from './synthetic/context.ts';
import { accountKey, type Accounts } from './synthetic/write-payments.ts';
import { HistoryClock } from './demo/history-clock.ts';
import { seedSampleRates } from './demo/sample-rates.ts';
import { noJobs } from './no-jobs.ts';

/** Called with the number of further merchants, then of further payments. */
type Advance = (by: number) => void;

const openApplication = (
  config: Config,
  clock: HistoryClock,
  passwords: PasswordHasher,
): Promise<Application> =>
  compose(config, [override(Clock, clock), override(PasswordHasher, passwords), override(Jobs, noJobs)]);

/** Creates users and merchants by the product's use-cases, on a clock in the past. */
const createMerchants = async (
  { application, clock }: Readonly<{ application: Application; clock: HistoryClock }>,
  client: pg.Client,
  request: SyntheticDataRequest,
  advance: Advance,
): Promise<Shop[]> => {
  const known = await client.query<{ eik: string }>(
    'select tax_id as eik from merchants where tax_id is not null',
  );
  const taken = new Set(known.rows.map(({ eik }) => eik));
  const opening = { application, clock, random: randomFrom(request.seed), request, taken };
  const shops = await createShops(opening, () => advance(1));
  const users = await client.query<{ id: string; merchantId: string }>(
    'select user_id as id, merchant_id as "merchantId" from memberships where merchant_id = any($1)',
    [shops.map(({ merchant }) => merchant.id)],
  );
  const userOf = new Map(users.rows.map(({ id, merchantId }) => [Number(merchantId), Number(id)]));
  return shops.map((shop) => ({ ...shop, userId: userOf.get(shop.merchant.id)! }));
};

const knownAccounts = async (client: pg.Client): Promise<Accounts> => {
  const { rows } = await client.query<{
    id: string;
    code: string;
    merchantId: string | null;
    currency: string;
  }>('select id, code, merchant_id as "merchantId", currency from ledger_accounts');
  return new Map(
    rows.map(({ id, code, merchantId, currency }) => [
      accountKey(code, merchantId === null ? null : Number(merchantId), currency),
      Number(id),
    ]),
  );
};

const generateHistory = async (
  client: pg.Client,
  application: Application,
  {
    request,
    shops,
    advance,
  }: Readonly<{ request: SyntheticDataRequest; shops: readonly Shop[]; advance: Advance }>,
): Promise<void> => {
  const ids = await Counters.read(client);
  const accounts = await knownAccounts(client);
  await withoutConstraints(client, async () => {
    const rows = new CopiedRows(client);
    const context: GeneratorContext = {
      rows,
      ids,
      random: randomFrom(request.seed + 1),
      end: startOfDay(request.until),
      until: request.until,
    };
    const documents = new SyntheticDocuments(context, application.resolve(Messages));
    const rateTables = {
      feeSchedules: application.resolve(FeeSchedules),
      exchangeRates: application.resolve(ExchangeRates),
    };
    const history = new SyntheticHistory(context, { shops, accounts, documents, rateTables });
    await history.generate(request, advance);
    await client.query('select fold_payment_totals()');
  });
  await ids.store(client);
};

const connect = async ({ database }: Config): Promise<pg.Client> => {
  const options = '-c timezone=UTC -c statement_timeout=0';
  const client = createClient({ connectionString: database.migratorUrl, options });
  await client.connect();
  return client;
};

/** Whether the merchants of this seed exist; their emails contain it. */
export const isSeeded = async (config: Config, seed: number): Promise<boolean> => {
  const client = await connect(config);
  try {
    const found = await client.query('select from merchants where email = $1', [emailOf({ seed }, 0)]);
    return found.rowCount! > 0;
  } finally {
    await client.end();
  }
};

/**
 * Generates merchants with their history beside existing data: accounts by the use-cases, sales by the domain's
 * rules and COPY, in one transaction that drops keys and indexes and validates everything when it restores them.
 */
export const seedSyntheticData = async (
  config: Config,
  request: SyntheticDataRequest,
  advance: Advance,
): Promise<void> => {
  const clock = new HistoryClock();
  const passwords = new OneHashHasher(config.passwords);
  const application = await openApplication(config, clock, passwords);
  const client = await connect(config);
  try {
    const rates = await client.query<{ first: BusinessDate | null }>(
      `select to_char(min(day), 'YYYY-MM-DD') as first from exchange_rates where currency = 'USD'`,
    );
    await seedSampleRates(application, rates.rows[0]!.first ?? undefined);
    const shops = await createMerchants({ application, clock }, client, request, advance);
    await client.query('begin');
    await generateHistory(client, application, { request, shops, advance });
    await client.query('commit');
    for (const table of copiedTables) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
    await application.close();
    await passwords.close();
  }
};
