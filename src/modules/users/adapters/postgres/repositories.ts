import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { loadOnFirstCall } from '#platform/load-on-first-call.ts';
import type { Sessions } from '../../ports/sessions.ts';
import type { Users } from '../../ports/users.ts';
import { SqlAccountTokens } from './sql-account-tokens.ts';
import { SqlKnownOrigins } from './sql-known-origins.ts';
import { SqlMemberships } from './sql-memberships.ts';
import { SqlSecondFactors } from './sql-second-factors.ts';
import { SqlSignInChallenges } from './sql-sign-in-challenges.ts';

type Deps = Readonly<{ database: Database; transactions: Transactions }> &
  ConstructorParameters<typeof SqlAccountTokens>[0] &
  ConstructorParameters<typeof SqlSignInChallenges>[0];

/** The ports that the database implements; objection is loaded on first use. */
export const repositories = (deps: Deps) => ({
  users: loadOnFirstCall<Users>(async () => new (await import('./objection-users.ts')).ObjectionUsers(deps)),
  sessions: loadOnFirstCall<Sessions>(
    async () => new (await import('./objection-sessions.ts')).ObjectionSessions(deps),
  ),
  memberships: new SqlMemberships(deps),
  origins: new SqlKnownOrigins(deps),
  tokens: new SqlAccountTokens(deps),
  factors: new SqlSecondFactors(deps),
  challenges: new SqlSignInChallenges(deps),
});
