import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { loadOnFirstCall } from '#platform/load-on-first-call.ts';
import type { Sessions } from '../../ports/sessions.ts';
import type { Users } from '../../ports/users.ts';

type Deps = Readonly<{ database: Database; transactions: Transactions }>;

/** Repositories of the aggregates; objection is loaded on first use. */
export const repositories = (deps: Deps): Readonly<{ users: Users; sessions: Sessions }> => ({
  users: loadOnFirstCall(async () => new (await import('./objection-users.ts')).ObjectionUsers(deps)),
  sessions: loadOnFirstCall(
    async () => new (await import('./objection-sessions.ts')).ObjectionSessions(deps),
  ),
});
