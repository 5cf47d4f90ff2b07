import type { Mutation } from './mutation.ts';

const users = 'src/modules/users';
const tests = 'test/unit/modules/users';
const team = 'src/modules/team';
const teamTests = 'test/unit/modules/team';

/** Sign-in, factors, sessions, teams, invitations and shares. */
export const access: readonly Mutation[] = [
  {
    name: 'a proof of a clock that was ahead is recent',
    file: 'src/kernel/recent-proof.ts',
    from: '    !isAhead(provedAt, now) &&\n',
    to: '',
    project: 'unit',
    test: 'test/unit/kernel/recent-proof.test.ts',
    message: 'or of a clock that was ahead',
  },
  {
    name: 'an owner who cannot sign in is the last one of a team',
    file: `${team}/application/member-policies.ts`,
    from: "(await accounts.byId(owner.userId))?.status === 'ACTIVE'",
    to: '(await accounts.byId(owner.userId)) !== null',
    project: 'unit',
    test: `${teamTests}/members.test.ts`,
    message: 'an OWNER who cannot sign in does not count as one',
  },
  {
    name: 'a code of an app is accepted twice',
    file: `${users}/application/use-factor.ts`,
    from: 'step <= (factor.lastStep ?? -1)',
    to: 'step < (factor.lastStep ?? -1)',
    project: 'unit',
    test: `${tests}/second-step.test.ts`,
    message: 'a step is accepted once',
  },
  {
    name: 'the right password begins the count of wrong codes again',
    file: `${users}/application/sign-in.ts`,
    from: 'await attempts.cancel(attempt);',
    to: 'await attempts.clear(attempt, [name]);',
    project: 'unit',
    test: `${tests}/second-step.test.ts`,
    message: 'the right password between wrong codes does not reset',
  },
  {
    name: 'a removed member loses the sessions for other merchants, too',
    file: `${users}/application/end-membership.ts`,
    from: "{ reason: 'MEMBERSHIP_ENDED', at, merchantId }",
    to: "{ reason: 'MEMBERSHIP_ENDED', at }",
    project: 'unit',
    test: `${tests}/team-members.test.ts`,
    message: 'a removed member loses the sessions for this merchant, and no other',
  },
  {
    name: 'an invitation is accepted by the user of another address',
    file: `${team}/application/accept-invitation.ts`,
    from: 'if (account?.email.toLowerCase() !== record.email.toLowerCase()) throw',
    to: 'if (account === null) throw',
    project: 'unit',
    test: `${teamTests}/accept-invitation.test.ts`,
    message: 'a user of another address cannot accept',
  },
  {
    name: 'one with many tasks keeps its turn before all others',
    file: 'src/platform/fair-share/fair-queue.ts',
    from: 'if (this.#queues.delete(key)) this.#queues.set(key, queue);',
    to: '',
    project: 'unit',
    test: 'test/unit/platform/fair-share/fair-queue.test.ts',
    message: 'keys take turns',
  },
  {
    name: 'acts of an API key that redirect are not counted',
    file: 'src/platform/http/redirecting-limit.ts',
    from: "(actor.kind !== 'user' && actor.kind !== 'key')",
    to: "actor.kind !== 'user'",
    project: 'unit',
    test: 'test/unit/platform/http/redirecting-limit.test.ts',
    message: 'for the merchant of a session or key',
  },
  {
    name: 'a session acts for a merchant without a membership',
    file: `${users}/adapters/postgres/live-sessions.ts`,
    from: 'then s.merchant_id is null or m.role is not null',
    to: 'then true',
    project: 'integration',
    test: 'test/integration/modules/users/own-merchants.test.ts',
    message: 'a session without its membership is 401',
  },
  {
    name: 'the lock of the members of a team is removed',
    file: `${users}/adapters/postgres/sql-memberships.ts`,
    from: '`${ofMerchant} for update`',
    to: 'ofMerchant',
    project: 'integration',
    test: 'test/integration/modules/team/members.test.ts',
    message: 'one OWNER remains when two owners',
  },
];
