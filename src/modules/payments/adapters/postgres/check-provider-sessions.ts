import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { CheckContext, Invariant } from '#kernel/invariant.ts';
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

/**
 * Session ids by our key, of attempts since the instant on the account, or on any when undefined. null: the attempt was
 * refused, so that no payer got its page.
 */
const sessionsSince = async (
  database: Database,
  instant: Date,
  account: Account | undefined,
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await database.rows<{ key: string; sessionId: string | null }>(
    `select a.provider_key::text as key, a.provider_session_id as "sessionId"
     from payment_attempts a join payments p on p.id = a.payment_id
     where a.created_at >= :instant and (a.provider_session_id is not null or a.state = 'REFUSED') and p.provider <> 'history'
       and (:isAny or p.provider_account is not distinct from :account)`,
    { instant, isAny: account === undefined, account: account ?? null },
  );
  return new Map(rows.map(({ key, sessionId }) => [key, sessionId]));
};

/** Sessions with our key that only the provider has, and stored sessions that it does not have. */
const unmatchedSessions = async (
  { database, records, config }: Deps,
  { account, since, onCall }: Readonly<{ account: Account; since: Date; onCall: () => void }>,
): Promise<string[]> => {
  const stored = isRouted(config) ? account : undefined;
  const theirs = new Map<string, string>();
  for await (const { key, sessionId } of records.sessions(since, account, onCall)) theirs.set(key, sessionId);
  const ours = await sessionsSince(database, new Date(since.getTime() - marginMs), stored);
  // A session opened in spite of an error answer is known by its key and has no page here.
  const unknown = [...theirs]
    .filter(([key, id]) => ours.get(key) !== null && ours.get(key) !== id)
    .map(([, id]) => `provider session ${id}`);
  const recent = await sessionsSince(database, new Date(since.getTime() + marginMs), stored);
  const missing = [...recent]
    .filter(([key, id]) => id !== null && !theirs.has(key))
    .map(([, id]) => `attempt with session ${id}`);
  return [...unknown, ...missing];
};

/**
 * The platform's own account, then with direct routing connected ones, least recently checked first, while the calls of a
 * minute are not used up; the last account is read to its end. One that does not answer is left out.
 */
const checkSessions = async (deps: Deps, { leaveOut }: Pick<CheckContext, 'leaveOut'>): Promise<string[]> => {
  const { accountLists, clock, config } = deps;
  const before = clock.now();
  const since = new Date(before.getTime() - dayMs);
  let calls = 0;
  const onCall = (): void => void (calls += 1);
  const found = await unmatchedSessions(deps, { account: null, since, onCall });
  while (isRouted(config) && calls < backgroundCalls.eventsAndSessions) {
    const account = await accountLists.claimNext('SESSIONS', { before, now: clock.now() });
    if (account === null) break;
    try {
      found.push(...(await unmatchedSessions(deps, { account, since, onCall })));
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
  violations: (context) => checkSessions(deps, context),
});
