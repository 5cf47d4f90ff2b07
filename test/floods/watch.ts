import { performance } from 'node:perf_hooks';
import { Caller, longestWaitMs, type Deed } from './bystanders.ts';
import type { Flood } from './flood.ts';
import { newNetwork } from './networks.ts';
import { openStranger } from './stranger.ts';
import type { Fixture } from './fixture.ts';

/** What a bystander waited, in seconds from the first call to the outcome. */
type Wait = Readonly<{
  name: string;
  seconds: number;
  /** Of these, refused by limits. */ refusedSeconds: number;
  refusals: readonly number[];
  problem: string | null;
}>;
export type Watched = Readonly<{
  kind: string;
  did: string;
  answers: Readonly<Record<string, number>>;
  /** Of networks of their own. */
  far: readonly Wait[];
  /** Behind the stranger's address. */
  near: readonly Wait[];
}>;

export type Watching = Omit<Watched, 'near'> & Readonly<{ behind: Promise<readonly Wait[]> }>;

const waitOf = async (fixture: Fixture, { name, act }: Deed, network: string): Promise<Wait> => {
  const begun = performance.now();
  const caller = new Caller(fixture.origin, network);
  const problem = await act(fixture, caller).then(
    () => null,
    (error: unknown) => String(error),
  );
  return {
    name,
    seconds: (performance.now() - begun) / 1_000,
    refusedSeconds: caller.waitedSeconds,
    refusals: caller.refusals,
    problem,
  };
};

const inTurn = async (fixture: Fixture, deeds: readonly Deed[], network = newNetwork): Promise<Wait[]> => {
  const waits: Wait[] = [];
  for (const deed of deeds) waits.push(await waitOf(fixture, deed, network()));
  return waits;
};

/** Runs a flood, with bystanders beside and after it. The bystanders behind its address are not waited for. */
export const watch = async (
  fixture: Fixture,
  { kind, did, networks = 1, run, watched, near = [] }: Flood,
): Promise<Watching> => {
  const stranger = openStranger(fixture.origin, networks);
  let tellSeen = (): void => undefined;
  const seen = new Promise<void>((resolve) => void (tellSeen = resolve));
  const flood = run(fixture, stranger, seen);
  const beside = await inTurn(fixture, watched);
  tellSeen();
  const aimedAt = (await flood) ?? [];
  const after = await inTurn(fixture, [...aimedAt, ...watched]);
  stranger.leave();
  const behind = Promise.all(near.map((deed) => waitOf(fixture, deed, stranger.networks[0]!)));
  const answers = Object.fromEntries(stranger.answers);
  return { kind, did, answers, far: [...beside, ...after], behind };
};

/** A bystander of another network who was refused by a limit, or who waited longer than a minute. */
export const problemsOf = ({ kind, answers, far, near }: Watched): string[] => {
  const tooLong = ({ name, seconds, refusedSeconds, problem }: Wait): string[] => {
    if (problem !== null) return [`${kind}: ${name}: ${problem}`];
    // After the refusals the work itself begins.
    const isLong = Math.max(seconds - refusedSeconds, refusedSeconds) * 1_000 > longestWaitMs;
    return isLong ? [`${kind}: ${name} took ${seconds.toFixed(1)} s`] : [];
  };
  // 409: another payer's session of the same SINGLE link, for a minute at most.
  const refused = far.filter(({ refusals }) => refusals.some((status) => status !== 409));
  return [
    ...[...far, ...near].flatMap(tooLong),
    ...refused.map(({ name, refusals }) => `${kind}: ${name} was refused with ${refusals.join(', ')}`),
    ...(answers['500'] === undefined ? [] : [`${kind}: the stranger got ${answers['500']} × 500`]),
  ];
};
