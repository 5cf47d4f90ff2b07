import { atMost, compare, timed, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { send, sendJson } from '../requests.ts';

const ofYear = `where p.merchant_id = $1 and p.status = 'SUCCEEDED'
  and p.succeeded_at >= date_trunc('year', now() at time zone 'Europe/Sofia') at time zone 'Europe/Sofia'`;
const figures = 'count(*)::int as count, sum(p.eur_amount_minor)::float8 as minor';
const documented = `payments p left join invoices i on i.payment_id = p.id and i.type = 'INVOICE'`;

/** The plain sums by the customer and by the line of each payment's document; generated documents have one line. */
const plain = {
  customers: `select i.customer_id, lower(p.customer_email) as email, ${figures} from ${documented} ${ofYear} group by 1, 2`,
  items: `select lower(trim(l.description)) as name, ${figures}
    from ${documented} left join invoice_lines l on l.invoice_id = i.id ${ofYear} group by 1`,
};

type Sum = Readonly<{ minor: number }>;
type Breakdown = Readonly<{ totalAmount: number }>;

const compareReport = async (context: Context, by: keyof typeof plain, goal: number): Promise<Line> => {
  const { query, asLargestMerchant, largest } = context;
  const call = asLargestMerchant(`/merchants/me/reports/${by}?period=YEAR`);
  const sums = () => query<Sum>(plain[by], [largest.merchantId]);
  const minor = (await sums()).reduce((sum, row) => sum + row.minor, 0);
  const { totalAmount } = await sendJson<Breakdown>(call);
  if (totalAmount !== minor / 100)
    throw new Error(`the report by ${by} does not sum the payments of the year`);
  const compared = await compare(
    { ours: timed(5, () => send(call)), baseline: timed(5, sums) },
    { turns: 2, warmUps: 2 },
  );
  return atMost(goal, `takings of a year by ${by}`, 'ms', compared);
};

/** The reports of the merchant with most payments. */
export const reports = async (context: Context): Promise<Line[]> => [
  await compareReport(context, 'customers', 1.5),
  await compareReport(context, 'items', 1.5),
];
