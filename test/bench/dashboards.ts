import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import type { Currency } from '#kernel/currency.ts';
import { PaymentViews, type Takings } from '#modules/payments/ports/payment-views.ts';
import { readConfig } from '#platform/config.ts';
import { compose } from '#src/composition.ts';
import type { Ground } from './ground.ts';
import { inTurn, millisecondsOf, timesFaster, type Measure } from './measure.ts';

/** The sums a dashboard shows, without any of the product. */
const plainSums = (where = ''): string =>
  `select currency, status, count(*) as count, sum(amount_minor) as amount, sum(eur_amount_minor) as eur
   from payments ${where} group by 1, 2`;

/** For whom the sums are longest. */
const busiest = async ({ client }: Ground): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    'select merchant_id::int as id from payments group by 1 order by count(*) desc limit 1',
  );
  return rows[0]!.id;
};

type Sum = Readonly<Record<'currency' | 'status' | 'count' | 'amount' | 'eur', string>>;

const summed = (rows: readonly Sum[]): Takings => {
  const total = (of: readonly Sum[], name: 'count' | 'eur') =>
    of.reduce((sum, row) => sum + Number(row[name]), 0);
  const succeeded = rows.filter(({ status }) => status === 'SUCCEEDED');
  return {
    succeeded: succeeded.map(({ currency, amount, count }) => ({
      currency: currency as Currency,
      amountMinor: Number(amount),
      count: Number(count),
    })),
    succeededInEurMinor: total(succeeded, 'eur'),
    succeededCount: total(succeeded, 'count'),
    totalCount: total(rows, 'count'),
  };
};

/** @throws Error when what the product tells is not what the payments sum up to */
const compare = async (client: pg.Client, where: string, told: Takings): Promise<void> => {
  const { rows } = await client.query<Sum>(`${plainSums(where)} order by 1`);
  if (!isDeepStrictEqual(told, summed(rows)))
    throw new Error(`the totals are not the sums of the payments ${where}`);
};

const openViews = (env: NodeJS.ProcessEnv) => {
  const application = compose(readConfig({ ...env, LOG_LEVEL: 'silent' }));
  return { views: application.resolve(PaymentViews), close: () => application.close() };
};

/** Statements, not answers: what HTTP and session cost stands in the lines of lists and look-ups. */
export const dashboards = async (ground: Ground): Promise<Measure[]> => {
  const { client, size, installation } = ground;
  const merchantId = await busiest(ground);
  const { views, close } = openViews(installation.env);
  const against = async (where: string, takings: () => Promise<Takings>) => {
    await compare(client, where, await takings());
    return inTurn(
      size.rounds * 7,
      () => millisecondsOf(takings),
      () => millisecondsOf(() => client.query(plainSums(where))),
    );
  };
  try {
    const all = await against('', () => views.takings('all'));
    const own = await against(`where merchant_id = ${merchantId}`, () => views.takings([merchantId]));
    return [
      timesFaster(70, { workload: 'administrators’ totals against plain sums', unit: 'ms', ...all }),
      timesFaster(20, { workload: 'the busiest merchant’s totals against plain sums', unit: 'ms', ...own }),
      ...(installation.tenfoldEnv ? [await tenfold(ground, installation.tenfoldEnv)] : []),
    ];
  } finally {
    await close();
  }
};

/** What a dashboard costs must not grow with the payments: held against the sums of a tenth of them. */
const tenfold = async ({ client, size }: Ground, env: NodeJS.ProcessEnv): Promise<Measure> => {
  const { views, close } = openViews(env);
  const many = new pg.Client({ connectionString: readConfig(env).database.migratorUrl });
  await many.connect();
  try {
    await compare(many, '', await views.takings('all'));
    const taken = await inTurn(
      size.rounds * 7,
      () => millisecondsOf(() => views.takings('all')),
      () => millisecondsOf(() => client.query(plainSums())),
    );
    return timesFaster(70, {
      workload: 'the same of ten times as many against the sums of these',
      unit: 'ms',
      ...taken,
    });
  } finally {
    await many.end();
    await close();
  }
};
