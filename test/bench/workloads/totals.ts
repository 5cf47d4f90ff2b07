import { isDeepStrictEqual } from 'node:util';
import { atLeast, compare, rate, type Line } from '../compare.ts';
import { signInAsAdministrator, type Context } from '../context.ts';
import { withClient } from '../database.ts';
import { startServer } from '../processes.ts';
import { send, sendJson, type Call } from '../requests.ts';

/** The sums of a dashboard in plain SQL. */
const sumsWhere = (where = ''): string =>
  `select currency, status, count(*)::int as count, sum(amount_minor)::float8 as minor
   from payments ${where} group by 1, 2 order by 1`;

type Sum = Readonly<{ currency: string; status: string; count: number; minor: number }>;
type CurrencyTotals = readonly Readonly<{ currency: string; amount: number; count: number }>[];
type Dashboard = Readonly<{ totalPayments: number; revenueByCurrency: CurrencyTotals }>;
type Takings = Readonly<{ totalPayments: number; totalRevenue: { byCurrency: CurrencyTotals } }>;

/** @throws Error when the totals of the product are not the sums of the payments */
const mustBeSums = (totalPayments: number, byCurrency: CurrencyTotals, sums: readonly Sum[]): void => {
  const succeeded = sums.filter(({ status }) => status === 'SUCCEEDED');
  const expected = succeeded.map(({ currency, minor, count }) => ({ currency, amount: minor / 100, count }));
  const payments = sums.reduce((all, { count }) => all + count, 0);
  if (!isDeepStrictEqual([totalPayments, byCurrency], [payments, expected]))
    throw new Error('the totals are not the sums of the payments');
};

const compareTotals = (call: Call, sum: () => Promise<unknown>) =>
  compare(
    {
      ours: rate({ callers: 1, requests: 20 }, () => send(call)),
      baseline: rate({ callers: 1, requests: 1 }, sum),
    },
    { warmUps: 3 },
  );

const dashboard = '/merchants/dashboard-stats';

export const totals = async (context: Context): Promise<Line[]> => {
  const { query, asAdministrator, asLargestMerchant, largest } = context;
  const all = () => query<Sum>(sumsWhere());
  const own = () => query<Sum>(sumsWhere(`where merchant_id = ${largest.merchantId}`));
  const merchants = asLargestMerchant('/merchants/me/takings');
  const { totalPayments, revenueByCurrency } = await sendJson<Dashboard>(asAdministrator(dashboard));
  mustBeSums(totalPayments, revenueByCurrency, await all());
  const takings = await sendJson<Takings>(merchants);
  mustBeSums(takings.totalPayments, takings.totalRevenue.byCurrency, await own());
  const ofAll = await compareTotals(asAdministrator(dashboard), all);
  const ofMerchant = await compareTotals(merchants, own);
  return [
    atLeast(70, 'administrator’s totals', '/s', ofAll),
    atLeast(20, 'totals of the merchant with most payments', '/s', ofMerchant),
  ];
};

/** The totals of ten times as many payments against the sums of one time as many: their cost does not grow. */
export const tenfoldTotals = async ({ query, databases }: Context): Promise<Line> => {
  const env = await databases.openTenfold();
  const server = await startServer(env);
  try {
    const ofAll = (await signInAsAdministrator(server.url))(dashboard);
    const sums = await withClient(env['DATABASE_MIGRATOR_URL']!, (client) => client.query<Sum>(sumsWhere()));
    const { totalPayments, revenueByCurrency } = await sendJson<Dashboard>(ofAll);
    mustBeSums(totalPayments, revenueByCurrency, sums.rows);
    const compared = await compareTotals(ofAll, () => query(sumsWhere()));
    return atLeast(70, 'administrator’s totals, ten times as many', '/s', compared);
  } finally {
    await server.stop();
  }
};
