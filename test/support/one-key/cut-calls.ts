import { takesRequestKey, type Endpoint } from '#contract/endpoint.ts';
import type { Database } from '#platform/database/database.ts';
import { createCallers, type Callers } from '#test/integration/rights/callers.ts';
import { operatorId } from './operator-id.ts';
import { matrix } from '#test/integration/rights/matrix.ts';
import { columns } from '#test/integration/rights/row.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { openDatabaseRelay, type Cut } from '#test/support/database-relay.ts';
import { claimedSamples } from './claimed-samples.ts';
import { furtherSamples, type Sample } from './further-samples.ts';
import { keylessSamples } from './keyless-samples.ts';

export type Counts = Readonly<Record<string, number>>;
type Answer = Readonly<{ status: number; isReplayed: boolean; text: string }>;
/** One call with a key: how it was answered each time, and what it made. */
export type Made = Readonly<{ answers: readonly Answer[]; added: Counts; statements: readonly string[] }>;

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** The tables with facts; responses and limits are none, and webhook events come from the provider. */
const tablesOfFacts = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where (schemaname = 'public' and tablename not in ('idempotency_keys', 'rate_limits', 'provider_events'))
    or (schemaname = 'pgboss' and tablename = 'job') order by 1`;

/** Makes the function: PostgreSQL plans more than a hundred counts once, not each time. */
const makeCount = async (database: Database): Promise<void> => {
  const tables = await database.rows<{ name: string }>(tablesOfFacts);
  const counts = tables.map(({ name }) => `select text '${name}', count(*)::int from ${name}`);
  await database.rows(
    `create or replace function count_facts() returns table (name text, rows int) language plpgsql as
     $$ begin return query ${counts.join(' union all ')} order by 1; end $$`,
  );
};

/** The databases with the function, whose tables stay the same. */
const counted = new WeakMap<Database, Promise<void>>();

/** The number of rows of each table with facts. */
export const countRows = async ({ shop: { database } }: Pick<Callers, 'shop'>): Promise<Counts> => {
  const made = counted.get(database) ?? makeCount(database);
  counted.set(database, made);
  await made;
  const rows = await database.rows<{ name: string; rows: number }>('select name, rows from count_facts()');
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
};

/** What was added to each table; a table that lost rows has a negative count. */
export const difference = (before: Counts, after: Counts): Counts =>
  Object.fromEntries(
    Object.keys(after)
      .map((name) => [name, after[name]! - before[name]!] as const)
      .filter(([, count]) => count !== 0),
  );

/** The sample of the matrix for a caller that may make the call; undefined: no caller of the matrix may. */
const sampleOfMatrix = async (name: string, callers: Callers): Promise<Sample | undefined> => {
  const { statuses, call } = matrix[name]!;
  const { shop, own, other, accountant, support, ownedRecords } = callers;
  const tokens = {
    own: own.token,
    admin: shop.adminToken,
    accountant: accountant.token,
    support: support.token,
    other: other.token,
  };
  for (const [column, token] of Object.entries(tokens))
    if (statuses[columns.indexOf(column as keyof typeof tokens)]! < 300)
      return { ...(await call(ownedRecords.own, callers)), token };
  return undefined;
};

/** A call that is accepted, with what it needs; undefined: none is known. */
export const sampleOf = (name: string, callers: Callers): Promise<Sample | undefined> =>
  (claimedSamples[name] ?? furtherSamples[name] ?? keylessSamples[name])?.(callers) ??
  sampleOfMatrix(name, callers);

let keys = 0;
const mostRepetitions = 5;

/** The request of a sample, as it goes to the server. */
export type KeyedCall = Readonly<{ endpoint: Endpoint; sample: Sample; token: string; url: string }>;
export type Send = (call: KeyedCall, key: string) => Promise<Answer>;

export const sendPlainly: Send = async ({ endpoint, sample: { path, body }, token, url }, key) => {
  const answer = await fetch(`${url}/api${path}`, {
    method: endpoint.method,
    headers: {
      'idempotency-key': key,
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const isReplayed = answer.headers.get('idempotent-replayed') === 'true';
  return { status: answer.status, isReplayed, text: await answer.text() };
};

/** A claimed key waits for the end of a process whose connection to PostgreSQL broke. */
export const isCut = ({ keyUse }: Endpoint): boolean =>
  takesRequestKey(keyUse) && keyUse !== 'CLAIMED' && keyUse !== 'REMOTE';

/** An installation whose connections to PostgreSQL end where a test says so. @param isAsked the calls that are made */
export const openCutCalls = async (isAsked: (endpoint: Endpoint) => boolean = isCut) => {
  const database = await createTestDatabase();
  const relay = await openDatabaseRelay(database.url);
  const callers = await createCallers({
    isWorking: false,
    variables: { OPERATOR_MERCHANT_ID: String(operatorId) },
    places: { database: { ...database, url: relay.url } },
  });
  const { shop } = callers;
  const endpoints = new Map(
    shop.application.routes
      .filter(({ endpoint }) => isAsked(endpoint))
      .map(({ endpoint }) => [nameOf(endpoint), endpoint]),
  );

  /** Makes a call with what it needs and repeats it until it is accepted; the connection ends at the cut. */
  const make = async (name: string, cut?: Cut, send: Send = sendPlainly): Promise<Made> => {
    // All calls together take longer than a proof of the password is valid.
    await shop.database.rows('update sessions set proved_at = now()');
    const sample = await sampleOf(name, callers);
    if (sample === undefined) throw new Error(`${name} has no sample`);
    const key = `key-${(keys += 1)}`;
    const endpoint = endpoints.get(name)!;
    const call = { endpoint, sample, token: sample.token ?? shop.adminToken, url: shop.url };
    // The provider neither sends events nor decides disputes meanwhile: the rows are those of the call.
    await shop.control.holdClock(Math.floor(Date.now() / 1_000));
    const before = await countRows(callers);
    relay.watch(cut);
    const answers = [await send(call, key)];
    const statements = relay.texts();
    relay.seen();
    while (answers.at(-1)!.status >= 300 && answers.length < mostRepetitions)
      answers.push(await send(call, key));
    const added = difference(before, await countRows(callers));
    await shop.control.releaseClock();
    return { answers, added, statements };
  };

  return {
    callers,
    names: [...endpoints.keys()],
    endpoints: [...endpoints.values()],
    make,
    stop: async (): Promise<void> => {
      await shop.stop();
      await relay.close();
    },
  };
};
export type CutCalls = Awaited<ReturnType<typeof openCutCalls>>;

/**
 * What disturbed calls of one name are compared with. The first call may find other conditions than those after it: what
 * differs from it is compared with a second one.
 */
export class UndisturbedCall {
  readonly #again: () => Promise<Made>;
  readonly #first: Made;
  #second: Promise<Made> | undefined;

  private constructor(first: Made, again: () => Promise<Made>) {
    this.#first = first;
    this.#again = again;
  }

  static async of(again: () => Promise<Made>): Promise<UndisturbedCall> {
    return new UndisturbedCall(await again(), again);
  }

  get first(): Made {
    return this.#first;
  }

  second(): Promise<Made> {
    this.#second ??= this.#again();
    return this.#second;
  }

  /** @returns the undisturbed call that differs, with what; undefined: one of the two does not */
  async differs(isAsIn: (whole: Made) => boolean): Promise<Made | undefined> {
    if (isAsIn(this.#first)) return undefined;
    const second = await this.second();
    return isAsIn(second) ? undefined : second;
  }
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the calls have made the same statements up to this place: there the connection ends at the same one. */
const isSamePath = (one: Made, other: Made, { place }: Cut): boolean =>
  isSame(one.statements.slice(0, place + 1), other.statements.slice(0, place + 1));

/**
 * Cuts a call at statements and compares each with the undisturbed call.
 * @param placesOf the statements to cut at, of so many
 * @returns what differs
 */
export const differencesOf = async (
  calls: Pick<CutCalls, 'make'>,
  name: string,
  whole: UndisturbedCall,
  placesOf: (count: number) => readonly Cut[],
): Promise<string[]> => {
  const found: string[] = [];
  for (const [index, cut] of placesOf(whole.first.statements.length).entries()) {
    let [at, made] = [cut, await calls.make(name, cut)];
    if (!isSamePath(whole.first, made, cut)) {
      at = placesOf((await whole.second()).statements.length)[index] ?? cut;
      made = await calls.make(name, at);
    }
    const { answers, added } = made;
    const statuses = answers.map(({ status }) => status);
    const differing = await whole.differs(({ answers: [answer], added: once }) => {
      // The first repetition succeeds at once.
      const isAnswered = [`${answer!.status}`, `503,${answer!.status}`].includes(statuses.join());
      return answer!.status < 300 && isSame(added, once) && isAnswered;
    });
    if (differing === undefined) continue;
    const rows = `${JSON.stringify(added)} instead of ${JSON.stringify(differing.added)}`;
    const { status } = differing.answers[0]!;
    found.push(`${name}, ${at.moment} statement ${at.place}: ${statuses.join()}, not ${status}; ${rows}`);
  }
  return found;
};
