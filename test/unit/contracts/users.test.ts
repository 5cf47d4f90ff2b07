import { counter } from '#test/contracts/counter.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { storedAccounts, storedMemberships } from '#test/contracts/user-accounts.ts';
import { FakePasswordHashing } from '#test/fakes/fake-password-hashing.ts';
import { InMemoryAccountTokens } from '#test/fakes/in-memory-account-tokens.ts';
import { InMemoryKnownOrigins } from '#test/fakes/in-memory-known-origins.ts';
import { InMemoryMemberships } from '#test/fakes/in-memory-memberships.ts';
import { InMemoryOpenMerchants } from '#test/fakes/in-memory-open-merchants.ts';
import { InMemorySecondFactors } from '#test/fakes/in-memory-second-factors.ts';
import { InMemorySessions } from '#test/fakes/in-memory-sessions.ts';
import { InMemorySignInChallenges } from '#test/fakes/in-memory-sign-in-challenges.ts';
import { InMemoryUserAccounts } from '#test/fakes/in-memory-user-accounts.ts';
import { InMemoryUsers } from '#test/fakes/in-memory-users.ts';
import { plainWork } from '#test/support/plain-work.ts';

runSuites('memory', {
  Users: async () => ({ users: new InMemoryUsers(), work: plainWork, addMerchant: async () => 7 }),
  Sessions: async () => ({ sessions: new InMemorySessions(), addUser: counter(), addMerchant: counter() }),
  AccountTokens: async () => ({ tokens: new InMemoryAccountTokens(), addUser: counter() }),
  Memberships: async () => ({
    memberships: new InMemoryMemberships(),
    work: plainWork,
    addUser: counter(),
    addMerchant: counter(),
  }),
  UserAccounts: async () => {
    const teamOf = 7;
    const stored = storedAccounts(teamOf, 8).map((account, place) => ({ ...account, id: place + 1 }));
    const accounts = new InMemoryUserAccounts(stored, storedMemberships(teamOf, stored));
    return { accounts, stored, teamOf };
  },
  KnownOrigins: async () => ({ origins: new InMemoryKnownOrigins(), addUser: counter() }),
  SecondFactors: async () => ({ factors: new InMemorySecondFactors(), addUser: counter() }),
  SignInChallenges: async () => ({ challenges: new InMemorySignInChallenges(), addUser: counter() }),
  PasswordHashing: async () => ({ passwords: new FakePasswordHashing() }),
  OpenMerchants: async () => {
    const merchants = new InMemoryOpenMerchants();
    let made = 0;
    return {
      merchants,
      addMerchant: async () => {
        made += 1;
        merchants.open(made);
        return made;
      },
      addUser: async () => (made += 1),
      assign: async (merchantId, userId) => merchants.assign(merchantId, userId),
      name: async (merchantId, businessName) => merchants.open(merchantId, businessName),
      closeMerchant: async (merchantId) => merchants.close(merchantId),
    };
  },
});
