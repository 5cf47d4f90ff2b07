import { takesRequestKey, type Endpoint } from '#contract/endpoint.ts';
import { createCallers, type Callers } from '#test/integration/rights/callers.ts';
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

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The rows of all tables with facts; responses and limits are none, and webhook events come from the provider. */
export const countRows = async ({ shop }: Pick<Callers, 'shop'>): Promise<Counts> => {
  const tables = await shop.database.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where (schemaname = 'public' and tablename not in ('idempotency_keys', 'rate_limits', 'provider_events'))
       or (schemaname = 'pgboss' and tablename = 'job') order by 1`,
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`);
  const rows = await shop.database.rows<{ name: string; rows: number }>(
    `${counts.join(' union all ')} order by 1`,
  );
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
const isCut = ({ keyUse }: Endpoint): boolean =>
  takesRequestKey(keyUse) && keyUse !== 'CLAIMED' && keyUse !== 'REMOTE';

/** An installation whose connections to PostgreSQL end where a test says so. @param isAsked the calls that are made */
export const openCutCalls = async (isAsked: (endpoint: Endpoint) => boolean = isCut) => {
  const database = await createTestDatabase();
  const relay = await openDatabaseRelay(database.url);
  const callers = await createCallers({
    isWorking: false,
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
    const statements = relay.seen();
    while (answers.at(-1)!.status >= 300 && answers.length < mostRepetitions)
      answers.push(await send(call, key));
    const added = difference(before, await countRows(callers));
    await shop.control.releaseClock();
    return { answers, added, statements };
  };

  return {
    callers,
    names: [...endpoints.keys()],
    make,
    stop: async (): Promise<void> => {
      await shop.stop();
      await relay.close();
    },
  };
};
export type CutCalls = Awaited<ReturnType<typeof openCutCalls>>;

/**
 * Cuts a call at statements and compares each with the undisturbed call.
 * @param placesOf the statements to cut at, of so many
 * @returns what differs
 */
export const differencesOf = async (
  calls: CutCalls,
  name: string,
  placesOf: (count: number) => readonly Cut[],
): Promise<string[]> => {
  // The first call may find other conditions than those after it.
  await calls.make(name);
  const whole = await calls.make(name);
  const [answer] = whole.answers;
  if (answer!.status >= 300) return [`${name}: ${answer!.status} ${answer!.text}`];
  const found: string[] = [];
  for (const cut of placesOf(whole.statements.length)) {
    const { answers, added } = await calls.make(name, cut);
    const statuses = answers.map(({ status }) => status);
    const isOnce = JSON.stringify(added) === JSON.stringify(whole.added);
    // The first repetition succeeds at once.
    const isAnswered = [`${answer!.status}`, `503,${answer!.status}`].includes(statuses.join());
    if (isOnce && isAnswered) continue;
    const made = `${JSON.stringify(added)} instead of ${JSON.stringify(whole.added)}`;
    found.push(`${name}, ${cut.moment} statement ${cut.place}: ${statuses.join()}, ${made}`);
  }
  return found;
};
