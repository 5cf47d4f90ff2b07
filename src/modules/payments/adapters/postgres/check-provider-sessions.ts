import type { Clock } from '#kernel/clock.ts';
import { foundTwice } from '#kernel/confirmed-violations.ts';
import { Failure } from '#kernel/failure.ts';
import type { CheckContext, Invariant, Violation } from '#kernel/invariant.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { backgroundCalls } from '#platform/stripe/background-calls.ts';
import type { AccountLists } from '../../ports/account-lists.ts';
import type { ProviderRecords } from '../../ports/provider-records.ts';
import { isRouted, type Account } from './provider-accounts.ts';

type Deps = Readonly<{
  database: Database;
  records: ProviderRecords;
  accountLists: AccountLists;
  clock: Clock;
  config: Config;
}>;

/** Older sessions have ended and are settled. */
const dayMs = 86_400_000;
/** Allows for clock skew: a session is younger than its attempt. */
const marginMs = 60_000;
/** A PREPARED attempt of this age may be opened just now; its job repeats the call. */
const openingMs = 10 * 60_000;

/**
 * Session ids by our key, of attempts since the instant on the account, or on any when undefined. null: the attempt was
 * refused, or is being opened, so that no payer got its page.
 */
const sessionsSince = async (
  database: Database,
  instant: Date,
  { account, now }: Readonly<{ account: Account | undefined; now: Date }>,
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await database.rows<{ key: string; sessionId: string | null }>(
    `select a.provider_key::text as key, a.provider_session_id as "sessionId"
     from payment_attempts a join payments p on p.id = a.payment_id
     where a.created_at >= :instant and p.provider <> 'history'
       and (a.provider_session_id is not null or a.state = 'REFUSED' or a.state = 'PREPARED' and a.created_at >= :opening)
       and (:isAny or p.provider_account is not distinct from :account)`,
    {
      instant,
      opening: new Date(now.getTime() - openingMs),
      isAny: account === undefined,
      account: account ?? null,
    },
  );
  return new Map(rows.map(({ key, sessionId }) => [key, sessionId]));
};

/** Payments whose newest attempt has one of these keys and no session: settling the payment opens that session again. */
const unopenedPayments = async (
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await database.rows<{ key: string; paymentId: number }>(
    `select a.provider_key::text as key, a.payment_id as "paymentId" from payment_attempts a
     where a.provider_key::text = any(:keys) and a.state = 'PREPARED' and a.provider_session_id is null
       and not exists (select from payment_attempts n where n.payment_id = a.payment_id and n.id > a.id)`,
    { keys: [...keys] },
  );
  return new Map(rows.map(({ key, paymentId }) => [key, paymentId]));
};

/** Sessions with our key that only the provider has, and stored sessions that it does not have. */
const unmatchedSessions = async (
  { database, records, clock, config }: Deps,
  { account, since, onCall }: Readonly<{ account: Account; since: Date; onCall: () => void }>,
): Promise<Violation[]> => {
  const stored = { account: isRouted(config) ? account : undefined, now: clock.now() };
  const theirs = new Map<string, string>();
  for await (const { key, sessionId } of records.sessions(since, account, onCall)) theirs.set(key, sessionId);
  const ours = await sessionsSince(database, new Date(since.getTime() - marginMs), stored);
  // A session opened in spite of an error answer is known by its key and has no page here.
  const differing = [...theirs].filter(([key, id]) => ours.get(key) !== null && ours.get(key) !== id);
  const unopened = await unopenedPayments(
    database,
    differing.map(([key]) => key),
  );
  const unknown = differing.map(([key, id]) => {
    const paymentId = unopened.get(key);
    const record = `provider session ${id}`;
    return paymentId === undefined ? { record } : { record, command: `payments confirm ${paymentId}` };
  });
  const recent = await sessionsSince(database, new Date(since.getTime() + marginMs), stored);
  const missing = [...recent]
    .filter(([key, id]) => id !== null && !theirs.has(key))
    .map(([, id]) => ({ record: `attempt with session ${id}` }));
  return [...unknown, ...missing];
};

/**
 * The platform's own account, then with direct routing connected ones, least recently checked first, while the calls of a
 * minute are not used up; the last account is read to its end. One that does not answer is left out.
 */
const checkSessions = async (
  deps: Deps,
  { leaveOut }: Pick<CheckContext, 'leaveOut'>,
): Promise<Violation[]> => {
  const { accountLists, clock, config } = deps;
  const before = clock.now();
  const since = new Date(before.getTime() - dayMs);
  let calls = 0;
  const onCall = (): void => void (calls += 1);
  const look = (account: Account) => foundTwice(() => unmatchedSessions(deps, { account, since, onCall }));
  const found = [...(await look(null))];
  while (isRouted(config) && calls < backgroundCalls.eventsAndSessions) {
    const account = await accountLists.claimNext('SESSIONS', { before, now: clock.now() });
    if (account === null) break;
    try {
      found.push(...(await look(account)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      leaveOut(account);
    }
  }
  return found;
};

/** The provider's sessions of the last day equal the stored ones. */
export const sessionsCheck = (deps: Deps): Invariant => ({
  code: 'doctor.sessions-known',
  isRemote: true,
  // By account: a second run would check other accounts.
  isConfirmed: true,
  violations: (context) => checkSessions(deps, context),
});
