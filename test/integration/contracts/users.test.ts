import { contractDatabase } from '#test/integration/contracts/contract-database.ts';
import { ObjectionSessions } from '#modules/users/adapters/postgres/objection-sessions.ts';
import { SqlAccountTokens } from '#modules/users/adapters/postgres/sql-account-tokens.ts';
import { SqlKnownOrigins } from '#modules/users/adapters/postgres/sql-known-origins.ts';
import { SqlMemberships } from '#modules/users/adapters/postgres/sql-memberships.ts';
import { SqlSecondFactors } from '#modules/users/adapters/postgres/sql-second-factors.ts';
import { SqlSignInChallenges } from '#modules/users/adapters/postgres/sql-sign-in-challenges.ts';
import { SqlUserAccounts } from '#modules/users/adapters/postgres/sql-user-accounts.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { storedAccounts, storedMemberships } from '#test/contracts/user-accounts.ts';
import { newUser } from '#test/contracts/users.ts';
import { openOpenMerchants } from '#test/integration/contracts/openers/open-merchants.ts';
import { cheapHasher } from '#test/integration/modules/users/users-fixture.ts';

const onDatabase = contractDatabase();

runSuites('PostgreSQL', {
  Users: onDatabase(() => ({})),
  Sessions: onDatabase((opened) => ({ sessions: new ObjectionSessions(opened) })),
  AccountTokens: onDatabase((opened) => ({ tokens: new SqlAccountTokens(opened) })),
  Memberships: onDatabase((opened) => ({ memberships: new SqlMemberships(opened) })),
  UserAccounts: onDatabase(async ({ database, users, addMerchant }) => {
    const stored = [];
    const teamOf = await addMerchant();
    for (const account of storedAccounts(teamOf, await addMerchant())) {
      const { id } = await users.add(newUser(account.username, account));
      stored.push({ ...account, id });
    }
    const memberships = new SqlMemberships({ database });
    for (const membership of storedMemberships(teamOf, stored)) await memberships.save(membership);
    return { accounts: new SqlUserAccounts({ database }), stored, teamOf };
  }),
  KnownOrigins: onDatabase((opened) => ({ origins: new SqlKnownOrigins(opened) })),
  SecondFactors: onDatabase((opened) => ({ factors: new SqlSecondFactors(opened) })),
  SignInChallenges: onDatabase((opened) => ({ challenges: new SqlSignInChallenges(opened) })),
  PasswordHashing: {
    bcrypt: async () => {
      const passwords = cheapHasher(4);
      return { passwords, close: () => passwords.close() };
    },
  },
  OpenMerchants: openOpenMerchants,
});
