import { Agent } from 'node:http';
import type { Ground } from './ground.ts';
import { answersPerSecond, ask, slowestOfHundred, type Call } from './load.ts';
import {
  atLeast,
  atMost,
  inTurn,
  millisecondsOf,
  ratesInShortTurns,
  timesFaster,
  type Measure,
} from './measure.ts';
import { speedNow } from './prints.ts';

const unit = 'answers/s';

const bodyOf = async <T>(call: Call): Promise<T> => {
  const { status, body } = await ask(new Agent(), call);
  if (status !== 200) throw new Error(`${call.url}: ${status} ${body.toString().slice(0, 200)}`);
  return JSON.parse(body.toString()) as T;
};

const timed = (agent: Agent, call: Call) => () =>
  millisecondsOf(async () => {
    const { status } = await ask(agent, call);
    if (status !== 200) throw new Error(`${call.url}: ${status}`);
  });

const race = ({ size }: Ground, ours: Call, limit: Call) =>
  ratesInShortTurns(
    size,
    (milliseconds) => answersPerSecond(milliseconds, () => ours),
    (milliseconds) => answersPerSecond(milliseconds, () => limit),
  );

type List = Readonly<{ content: readonly { id: number | string }[]; totalElements: number }>;

export const listOfPayments = async (ground: Ground): Promise<Measure> => {
  const ours = ground.asMerchant('/merchants/me/payments?page=0&size=25');
  const limit = { url: `${ground.bare.url}/list/${ground.merchant.id}` };
  const [one, other] = [await bodyOf<List>(ours), await bodyOf<List>(limit)];
  const idsOf = ({ content, totalElements }: List) =>
    JSON.stringify([content.map(({ id }) => Number(id)), totalElements]);
  if (idsOf(one) !== idsOf(other)) throw new Error('the list is not the one of the plain query');
  return atLeast(1, {
    workload: 'list of 25 payments of a merchant',
    unit,
    ...(await race(ground, ours, limit)),
  });
};

export const linkByToken = async (ground: Ground): Promise<Measure> => {
  const ours = { url: `${ground.server.url}/api/payment-links/token/${ground.linkToken}` };
  const limit = { url: `${ground.bare.url}/link/${ground.linkToken}` };
  return atLeast(1, { workload: 'link by token', unit, ...(await race(ground, ours, limit)) });
};

/** As browsers ask. */
const browser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const slowestMs = 5;
/** A moment that a neighbour takes from the whole machine is nobody's: the limit is never below so many times the bare answer's. */
const timesBare = 2;

export const payPage = async (ground: Ground): Promise<Measure[]> => {
  const { server, bare, linkToken, size } = ground;
  const page = { url: `${server.url}/pay/${linkToken}`, headers: browser };
  const limit = { url: `${server.url}/api/payment-links/token/${linkToken}`, headers: browser };
  const taken = await race(ground, page, limit);
  const slowestOf = (call: Call) => () => slowestOfHundred(1_000, 3, () => call);
  const slowest = await inTurn(
    size.rounds,
    slowestOf(page),
    slowestOf({ url: `${bare.url}/link/${linkToken}` }),
  );
  return [
    atLeast(0.9, { workload: 'pay page, HTML, against the look-up above', unit, ...taken }),
    atMost(1, {
      workload: 'pay page, the slowest of a hundred',
      figure: slowest.figure,
      limit: Math.max(slowestMs / (await speedNow(ground)), slowest.limit * timesBare),
      unit: 'ms',
    }),
  ];
};

/** The cursor that stands so far down in the list of everybody's payments. */
const cursorAt = async ({ client }: Ground, share: number): Promise<string> => {
  const { rows } = await client.query<{ value: string; id: number }>(
    `select created_at::text as value, id::int from payments order by created_at desc, id desc
     limit 1 offset (select (count(*) * $1::float8)::int from payments)`,
    [share],
  );
  return Buffer.from(JSON.stringify(['createdAt', true, rows[0]!.value, rows[0]!.id])).toString('base64url');
};

export const deepPages = async (ground: Ground): Promise<Measure> => {
  const agent = new Agent({ keepAlive: true });
  const address = '/payments?page=0&size=25';
  const first = ground.asAdmin(address);
  const deep = ground.asAdmin(`/payments?size=25&cursor=${await cursorAt(ground, 0.9)}`);
  await bodyOf<List>(deep);
  const taken = await inTurn(ground.size.rounds * 7, timed(agent, deep), timed(agent, first));
  agent.destroy();
  return atMost(2, {
    workload: 'page at nine tenths of everybody’s payments against the first',
    unit: 'ms',
    ...taken,
  });
};

/** Against the same without an index, which is what the sum in front of the pattern brings about. */
export const search = async (ground: Ground): Promise<Measure> => {
  const agent = new Agent({ keepAlive: true });
  const taken = await inTurn(
    ground.size.rounds,
    timed(agent, ground.asAdmin(`/payments?page=0&size=25&search=${encodeURIComponent('ivan.petrov17@')}`)),
    () =>
      millisecondsOf(() =>
        ground.client.query(`select * from payments where customer_email || '' ilike '%ivan.petrov17@%'`),
      ),
  );
  agent.destroy();
  return timesFaster(5, {
    workload: 'search in everybody’s payments against reading them all',
    unit: 'ms',
    ...taken,
  });
};
