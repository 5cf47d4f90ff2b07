import { isDeepStrictEqual } from 'node:util';
import { atLeast, atMost, compare, rate, timed, type Line } from '../compare.ts';
import type { Context, Size } from '../context.ts';
import { open, send, sendJson, type Call } from '../requests.ts';

/** Measures the rates of both sides in turns, with so many concurrent callers. */
export const compareRates = (
  { turnMs: milliseconds, warmUpMs }: Size,
  callers: number,
  ours: () => Promise<unknown>,
  baseline: () => Promise<unknown>,
) =>
  compare(
    { ours: rate({ callers, milliseconds }, ours), baseline: rate({ callers, milliseconds }, baseline) },
    { turns: 5, warmUps: Math.ceil(warmUpMs / milliseconds) },
  );

/** As in a busy minute; a single caller would measure the latency between two processes. */
export const manyCallers = 32;

const race = ({ size }: Context, ours: Call, baseline: Call) =>
  compareRates(
    size,
    manyCallers,
    () => send(ours),
    () => send(baseline),
  );

type List = Readonly<{ content: readonly { id: number | string }[]; totalElements: number }>;

/** @throws Error when both do not hold the same rows */
const mustBeSame = (ours: List, expected: List): void => {
  const factsOf = ({ content, totalElements }: List) => [content.map(({ id }) => Number(id)), totalElements];
  if (!isDeepStrictEqual(factsOf(ours), factsOf(expected)))
    throw new Error('the rows are not those of the plain query');
};

export const listOfPayments = async (context: Context): Promise<Line> => {
  const ours = context.asMerchant('/merchants/me/payments?page=0&size=25');
  const baseline = { url: `${context.baseline.url}/list` };
  mustBeSame(await sendJson(ours), await sendJson(baseline));
  return atLeast(0.85, 'list of 25 payments of a merchant', '/s', await race(context, ours, baseline));
};

export const linkByToken = async (context: Context): Promise<Line> => {
  const { server, baseline, linkToken } = context;
  const ours = { url: `${server.url}/api/payment-links/token/${linkToken}` };
  const compared = await race(context, ours, { url: `${baseline.url}/link/${linkToken}` });
  return atLeast(0.8, 'link by token', '/s', compared);
};

export const payPage = async (context: Context): Promise<Line> => {
  const { server, linkToken } = context;
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
  const ours = { url: `${server.url}/pay/${linkToken}`, headers };
  const lookUp = { url: `${server.url}/api/payment-links/token/${linkToken}`, headers };
  return atLeast(0.8, 'pay page, HTML from the server', '/s', await race(context, ours, lookUp));
};

export const deepPages = async ({ asAdministrator, query }: Context): Promise<Line> => {
  const [{ day } = { day: '' }] = await query<{ day: string }>(
    `select to_char(percentile_disc(0.1) within group (order by created_at) at time zone 'Europe/Sofia', 'YYYY-MM-DD') as day
     from payments`,
  );
  // The position of a page filtered by day is a position in the whole list, too.
  const before = asAdministrator(`/payments?size=25&to=${day}`);
  const { headers } = (await open(before)).resume();
  const deep = asAdministrator(`/payments?size=25&cursor=${String(headers['next-cursor'])}`);
  const expected = await query<{ id: string; total: string }>(
    `select id, (select count(*) from payments) as total from payments
     where (created_at, id) < (select created_at, id from payments where id = $1)
     order by created_at desc, id desc limit 25`,
    [(await sendJson<List>(before)).content.at(-1)!.id],
  );
  mustBeSame(await sendJson(deep), { content: expected, totalElements: Number(expected[0]!.total) });
  const first = asAdministrator('/payments?page=0&size=25');
  const sides = { ours: timed(20, () => send(deep)), baseline: timed(20, () => send(first)) };
  return atMost(2, 'page at nine tenths of all payments', 'ms', await compare(sides));
};

/**
 * The whole email of one generated payer (those of the other workloads share one). The baseline reads all payments:
 * an expression instead of the column uses no index.
 */
export const search = async ({ asAdministrator, query }: Context): Promise<Line> => {
  const [{ email } = { email: '' }] = await query<{ email: string }>(
    'select customer_email as email from payments where customer_email is not null order by id limit 1 offset 100',
  );
  const found = asAdministrator(`/payments?page=0&size=25&search=${encodeURIComponent(email)}`);
  const text = `select id from payments where customer_email || '' ilike $1 order by created_at desc, id desc`;
  const readAll = () => query<{ id: string }>(text, [`%${email}%`]);
  const all = await readAll();
  mustBeSame(await sendJson(found), { content: all.slice(0, 25), totalElements: all.length });
  const ours = rate({ callers: 1, requests: 5 }, () => send(found));
  const baseline = rate({ callers: 1, requests: 1 }, readAll);
  return atLeast(5, 'search in all payments', '/s', await compare({ ours, baseline }));
};
