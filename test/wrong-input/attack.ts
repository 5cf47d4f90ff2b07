import { asCurl, judge } from './judge.ts';
import type { TestInstallation } from './installation.ts';
import { randomOf } from './random-source.ts';
import { readOperations } from './operations.ts';
import { openSender, type Answer, type Sender } from './send.ts';
import { wrongCall, type Call } from './wrong-call.ts';

type Plan = Readonly<{
  seed: number;
  from?: number;
  calls: number;
  progress?: (done: number, wrong: number) => void;
}>;

/** Answers of an operation, or to a caller. */
export type Tally = { calls: number; accepted: number; refused: Record<number, number>; slowestMs: number };
type Problem = Readonly<{ number: number; operation: string; what: string; curl: string }>;
type Slow = Readonly<{ number: number; milliseconds: number; curl: string }>;
export type Result = Readonly<{
  tallies: ReadonlyMap<string, Tally>;
  callers: ReadonlyMap<string, Tally>;
  problems: readonly Problem[];
  slow: readonly Slow[];
}>;

/** Concurrent calls; one of each block runs alone and is checked for changes. */
const together = 4;
const block = 60;
const slowFromMs = 2_000;

/** Tables that only an accepted call may change. */
const watched = [
  'users',
  'merchants',
  'payment_links',
  'payments',
  'payment_attempts',
  'refunds',
  'invoices',
  'ledger_entries',
];

/** A call that the provider's state refuses (409) has stored what the provider said. */
const asksProvider = /evidence|refund/;

/** Operations that may end a caller's session when accepted. */
const endsSessions = /^(POST|PUT|DELETE) .*(auth|users|status)/;

const imageOf = async ({ shop }: TestInstallation): Promise<string> => {
  const images = watched.map(
    (name) =>
      `(select count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) from ${name} t) as ${name}`,
  );
  return JSON.stringify((await shop.database.rows(`select ${images.join(', ')}`))[0]);
};

const isAccepted = ({ status }: Answer): boolean => status > 0 && status < 300;

const count = (tallies: Map<string, Tally>, name: string, answer: Answer): void => {
  const tally = tallies.get(name) ?? { calls: 0, accepted: 0, refused: {}, slowestMs: 0 };
  tallies.set(name, tally);
  tally.calls += 1;
  if (isAccepted(answer)) tally.accepted += 1;
  else tally.refused[answer.status] = (tally.refused[answer.status] ?? 0) + 1;
  tally.slowestMs = Math.max(tally.slowestMs, answer.milliseconds);
};

const isGone: Answer = { status: 0, type: '', text: '', milliseconds: 0 };

/** Sends `calls` wrong calls, each determined by the seed and its own number, and records wrong answers. */
export const attack = async (
  cast: TestInstallation,
  { seed, from = 0, calls, progress }: Plan,
): Promise<Result> => {
  const origin = cast.shop.url;
  const operations = await readOperations(origin);
  const sender: Sender = openSender(origin);
  const tallies = new Map<string, Tally>();
  const callers = new Map<string, Tally>();
  const problems: Problem[] = [];
  const slow: Slow[] = [];
  let mayHaveEnded = false;

  const note = (number: number, call: Call, answer: Answer, what = judge(call, answer)): void => {
    count(tallies, call.operation, answer);
    count(callers, call.role, answer);
    if (isAccepted(answer) && endsSessions.test(call.operation)) mayHaveEnded = true;
    const curl = asCurl(origin, call);
    if (what !== undefined) problems.push({ number, operation: call.operation, what, curl });
    if (answer.milliseconds > slowFromMs) slow.push({ number, milliseconds: answer.milliseconds, curl });
  };

  const run = async (number: number): Promise<{ call: Call; answer: Answer }> => {
    const call = wrongCall(randomOf(seed * 1_000_003 + number), operations, cast.known);
    const token = cast.tokenOf(call.role);
    const headers = { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...call.headers };
    const { method, path, body } = call;
    const answer = await sender.send({ method, path, headers, body }).catch((error: unknown) => {
      note(number, call, isGone, `no answer: ${String(error)}`);
      return undefined;
    });
    if (answer !== undefined) note(number, call, answer);
    return { call, answer: answer ?? isGone };
  };

  const runWatched = async (number: number): Promise<void> => {
    const before = await imageOf(cast);
    const { call, answer } = await run(number);
    if (answer.status === 409 && asksProvider.test(call.operation)) return;
    if (answer.status < 400 || (await imageOf(cast)) === before) return;
    const curl = asCurl(origin, call);
    problems.push({
      number,
      operation: call.operation,
      what: `refused with ${answer.status}, and rows changed`,
      curl,
    });
  };

  const end = from + calls;
  for (let first = from; first < end; first += block) {
    const last = Math.min(first + block, end);
    let next = first + 1;
    await runWatched(first);
    const worker = async (): Promise<void> => {
      while (next < last) await run(next++);
    };
    await Promise.all(Array.from({ length: together }, worker));
    if (mayHaveEnded) await cast.revive();
    mayHaveEnded = false;
    progress?.(last - from, problems.length);
  }
  sender.close();
  return { tallies, callers, problems, slow };
};
