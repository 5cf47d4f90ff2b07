import pg from 'pg';
import { startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Messages } from '#kernel/messages.ts';
import { ExchangeRates, FeeSchedules } from '#modules/payments/index.ts';
import type { Config } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import { compose, type Application } from '#src/composition.ts';
import { crowdedTables, onBareTables } from './crowd/bare-tables.ts';
import { CopiedRows } from './crowd/copied-rows.ts';
import { Counters } from './crowd/counters.ts';
import { randomFrom } from './crowd/dice.ts';
import { OneHashHasher } from './crowd/one-hash-hasher.ts';
import { emailOf, openShops } from './crowd/open-shops.ts';
import { Paperwork } from './crowd/paperwork.ts';
import { Past } from './crowd/past.ts';
import type { CrowdWish } from './crowd/wish.ts';
import type { Shop, World } from './crowd/world.ts';
import { accountKey, type Accounts } from './crowd/write-payments.ts';
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
const openAllShops = async (
  { application, clock }: Readonly<{ application: Application; clock: HistoryClock }>,
  client: pg.Client,
  request: CrowdWish,
  advance: Advance,
): Promise<Shop[]> => {
  const known = await client.query<{ eik: string }>(
    'select tax_id as eik from merchants where tax_id is not null',
  );
  const taken = new Set(known.rows.map(({ eik }) => eik));
  const opening = { application, clock, random: randomFrom(request.seed), request, taken };
  const shops = await openShops(opening, () => advance(1));
  const logins = await client.query<{ id: string; merchantId: string }>(
    'select id, merchant_id as "merchantId" from users where merchant_id = any($1)',
    [shops.map(({ merchant }) => merchant.id)],
  );
  const loginOf = new Map(logins.rows.map(({ id, merchantId }) => [Number(merchantId), Number(id)]));
  return shops.map((shop) => ({ ...shop, userId: loginOf.get(shop.merchant.id)! }));
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

const tellPast = async (
  client: pg.Client,
  application: Application,
  { request, shops, advance }: Readonly<{ request: CrowdWish; shops: readonly Shop[]; advance: Advance }>,
): Promise<void> => {
  const ids = await Counters.read(client);
  const accounts = await knownAccounts(client);
  await onBareTables(client, async () => {
    const rows = new CopiedRows(client);
    const world: World = {
      rows,
      ids,
      random: randomFrom(request.seed + 1),
      end: startOfDay(request.until),
      until: request.until,
    };
    const paperwork = new Paperwork(world, application.resolve(Messages));
    const rateTables = {
      feeSchedules: application.resolve(FeeSchedules),
      exchangeRates: application.resolve(ExchangeRates),
    };
    const past = new Past(world, { shops, accounts, paperwork, rateTables });
    await past.tell(request, advance);
    await client.query('select fold_payment_totals()');
  });
  await ids.store(client);
};

const connect = async ({ database }: Config): Promise<pg.Client> => {
  const options = '-c timezone=UTC -c statement_timeout=0';
  const client = new pg.Client({ connectionString: database.migratorUrl, options });
  await client.connect();
  return client;
};

/** Whether the merchants of this seed exist; their emails contain it. */
export const isSown = async (config: Config, seed: number): Promise<boolean> => {
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
export const seedCrowd = async (config: Config, request: CrowdWish, advance: Advance): Promise<void> => {
  const clock = new HistoryClock();
  const passwords = new OneHashHasher(config.passwords);
  const application = await openApplication(config, clock, passwords);
  const client = await connect(config);
  try {
    const rates = await client.query<{ first: BusinessDate | null }>(
      `select to_char(min(day), 'YYYY-MM-DD') as first from exchange_rates where currency = 'USD'`,
    );
    await seedSampleRates(application, rates.rows[0]!.first ?? undefined);
    const shops = await openAllShops({ application, clock }, client, request, advance);
    await client.query('begin');
    await tellPast(client, application, { request, shops, advance });
    await client.query('commit');
    for (const table of crowdedTables) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
    await application.close();
    await passwords.close();
  }
};
