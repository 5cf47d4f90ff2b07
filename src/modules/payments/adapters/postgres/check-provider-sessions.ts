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

type StoredAttempt = Readonly<{
  sessionId: string | null;
  /** The attempt was refused, or is being opened, so that no payer got its page. */
  isWithoutPage: boolean;
  /** The payment whose settlement attaches the session; null when no settlement does. */
  attachedBy: number | null;
}>;

/** Attempts by our key, since the instant on the account, or on any when undefined. */
const sessionsSince = async (
  database: Database,
  instant: Date,
  { account, now }: Readonly<{ account: Account | undefined; now: Date }>,
): Promise<ReadonlyMap<string, StoredAttempt>> => {
  const rows = await database.rows<StoredAttempt & { key: string }>(
    `select a.provider_key::text as key, a.provider_session_id as "sessionId",
       a.provider_session_id is null
         and (a.state = 'REFUSED' or a.state = 'PREPARED' and a.created_at >= :opening) as "isWithoutPage",
       case when a.state = 'PREPARED' and not exists (select from payment_attempts later
         where later.payment_id = a.payment_id and later.id > a.id and later.state <> 'REFUSED') then p.id
       end as "attachedBy"
     from payment_attempts a join payments p on p.id = a.payment_id
     where a.created_at >= :instant and a.kind = 'PAGE' and p.provider <> 'history'
       and (:isAny or p.provider_account is not distinct from :account)`,
    {
      instant,
      opening: new Date(now.getTime() - openingMs),
      isAny: account === undefined,
      account: account ?? null,
    },
  );
  return new Map(rows.map(({ key, ...attempt }) => [key, attempt]));
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
  const unknown = [...theirs]
    .filter(([key, id]) => ours.get(key)?.isWithoutPage !== true && ours.get(key)?.sessionId !== id)
    .map(([key, id]): Violation => {
      const record = `provider session ${id}`;
      const attachedBy = ours.get(key)?.attachedBy ?? null;
      return attachedBy === null ? { record } : { record, command: `payments confirm ${attachedBy}` };
    });
  const recent = await sessionsSince(database, new Date(since.getTime() + marginMs), stored);
  const missing = [...recent]
    .filter(([key, { sessionId }]) => sessionId !== null && !theirs.has(key))
    .map(([, { sessionId }]) => ({ record: `attempt with session ${sessionId}` }));
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
