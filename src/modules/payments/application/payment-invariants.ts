import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { Examination, Invariant } from '#kernel/invariant.ts';
import type { PaymentBooks } from '../ports/payment-books.ts';
import type { ProviderSessions } from '../ports/provider-sessions.ts';
import type { CompareMoney } from './compare-money.ts';

type Deps = Readonly<{
  books: PaymentBooks;
  sessions: ProviderSessions;
  compareMoney: CompareMoney;
  clock: Clock;
}>;

/** The provider's list is asked for one day: older sessions have ended and been looked at. */
const dayMs = 86_400_000;

/** Sessions opened by us at the provider and attempts stored here are the same ones, seen from both sides. */
const foreignSessionsOn = async (
  account: string | null,
  { books, sessions, clock, compareMoney }: Deps,
): Promise<string[]> => {
  const ofOurs = compareMoney.isRouted ? account : undefined;
  const since = new Date(clock.now().getTime() - dayMs);
  const theirs = new Map(
    (await sessions.since(since, account)).map(({ key, sessionId }) => [key, sessionId]),
  );
  // A minute more of ours: clocks differ, and a session is younger than its attempt.
  const ours = await books.sessionsSince(new Date(since.getTime() - 60_000), ofOurs);
  // A session that was opened in spite of an error answer is known by its key, and has no page here.
  const unknown = [...theirs]
    .filter(([key, id]) => ours.get(key) !== null && ours.get(key) !== id)
    .map(([, id]) => `provider session ${id}`);
  const recent = await books.sessionsSince(new Date(since.getTime() + 60_000), ofOurs);
  const missing = [...recent]
    .filter(([key, id]) => id !== null && !theirs.has(key))
    .map(([, id]) => `attempt with session ${id}`);
  return [...unknown, ...missing];
};

const foreignSessions = async (deps: Deps, { leaveOut }: Examination): Promise<string[]> => {
  const found: string[] = [];
  const since = new Date(deps.clock.now().getTime() - dayMs);
  for (const account of await deps.compareMoney.accounts(since)) {
    try {
      found.push(...(await foreignSessionsOn(account, deps)));
    } catch (error) {
      if (account === null || !(error instanceof Failure)) throw error;
      leaveOut(account);
    }
  }
  return found;
};

/** Reliability, "Invariants": true after every fault. */
export const paymentInvariants = (deps: Deps): Invariant[] => [
  { code: 'doctor.payments-booked-once', violations: () => deps.books.wronglyBooked() },
  { code: 'doctor.ledger-balanced', violations: () => deps.books.unbalanced() },
  { code: 'doctor.histories-contiguous', violations: () => deps.books.brokenHistories() },
  { code: 'doctor.totals-true', violations: () => deps.books.wrongTotals() },
  { code: 'doctor.attempts-looked-after', violations: () => deps.books.abandonedAttempts(deps.clock.now()) },
  {
    code: 'doctor.sessions-known',
    asksOthers: true,
    violations: (examination) => foreignSessions(deps, examination),
  },
];
