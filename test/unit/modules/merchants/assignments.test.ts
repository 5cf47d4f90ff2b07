import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { AssignAccountant } from '#modules/merchants/application/assign-accountant.ts';
import { ManageAccountantAssignments } from '#modules/merchants/application/manage-accountant-assignments.ts';
import { SetAssignments } from '#modules/merchants/application/set-assignments.ts';
import { MerchantNotFound, NotAnAccountant } from '#modules/merchants/domain/failures.ts';
import { UserNotFound } from '#modules/users/index.ts';
import { InMemoryAssignments } from '#test/fakes/in-memory-assignments.ts';
import { merchantsFixture, others, userOf } from './merchants-fixture.ts';

const accountant = 5;
const support = 6;
/** The time of the fixture. */
const now = new Date('2026-11-20T10:00:00Z');
const admin = userOf('ADMIN', null, now);
const assignmentsFixture = () => {
  const fixture = { ...merchantsFixture(), assignments: new InMemoryAssignments([1, 2, 3]) };
  const accountantAssignments = new ManageAccountantAssignments(fixture);
  const assign = new AssignAccountant({ ...fixture, accountantAssignments });
  const set = new SetAssignments(fixture);
  return {
    ...fixture,
    accountantAssignments,
    assign: (userId = accountant, actor = admin, merchantId = 1) =>
      assign.execute({ actor, userId, merchantId }),
    set: (merchantIds: number[], userId = accountant, actor = admin) =>
      set.execute({ actor, userId, merchantIds }),
  };
};

it('only administrators assign merchants to accountants', async () => {
  const { assign, set, audited } = assignmentsFixture();
  for (const assigning of [
    (actor: typeof admin) => assign(accountant, actor),
    (actor: typeof admin) => set([1], accountant, actor),
  ]) {
    await expect(assigning(anonymous)).rejects.toThrow(SignInNeeded);
    for (const actor of others) await expect(assigning(actor)).rejects.toThrow(NotAllowed);
  }
  expect(audited).toEqual([]);
});

it('an administrator without a recent proof assigns no merchants', async () => {
  const { assign, set, audited } = assignmentsFixture();
  const late = userOf('ADMIN', null, new Date(now.getTime() - 15 * 60_000 - 1));
  await expect(assign(accountant, late)).rejects.toThrow(ProofNeeded);
  await expect(set([1], accountant, late)).rejects.toThrow(ProofNeeded);
  expect(audited).toEqual([]);
});

describe('AssignAccountant', () => {
  it('an assignment is audited once, however often it is made', async () => {
    const { assign, audited } = assignmentsFixture();
    await assign();
    await assign();
    expect(audited).toMatchObject([{ action: 'merchant.accountant-assigned', data: { userId: accountant } }]);
  });

  it('an assignment is refused for a user who is no accountant and for an unknown merchant', async () => {
    const { assign, audited } = assignmentsFixture();
    await expect(assign(support)).rejects.toThrow(NotAnAccountant);
    await expect(assign(accountant, admin, 99)).rejects.toThrow(MerchantNotFound);
    expect(audited).toEqual([]);
  });
});

describe('SetAssignments', () => {
  it('the assignments of an accountant are replaced in ascending order without duplicates, and the difference is audited', async () => {
    const { set, audited } = assignmentsFixture();
    expect(await set([3, 1, 3])).toEqual([1, 3]);
    expect(await set([1, 3])).toEqual([1, 3]);
    expect(await set([2])).toEqual([2]);
    expect(audited).toMatchObject([
      { action: 'user.assignments-set', data: { added: [1, 3], removed: [] } },
      { action: 'user.assignments-set', data: { added: [2], removed: [1, 3] } },
    ]);
  });

  it('assignments are refused for an unknown user, another role and an unknown merchant', async () => {
    const { set, audited } = assignmentsFixture();
    await expect(set([1], 99)).rejects.toThrow(UserNotFound);
    await expect(set([1], support)).rejects.toThrow(NotAnAccountant);
    await expect(set([1, 99])).rejects.toThrow(InvalidFields);
    expect(audited).toEqual([]);
  });
});

describe('AccountantAssignments', () => {
  const pair = { merchantId: 1, userId: accountant };

  it('a merchant lets an accountant in, with the member who did', async () => {
    const { accountantAssignments, audited } = assignmentsFixture();
    const owner = userOf('MERCHANT', 1, now);
    await accountantAssignments.assign({ ...pair, grantedBy: 9 }, owner);
    expect(await accountantAssignments.ofMerchant(1)).toEqual([{ ...pair, grantedBy: 9, assignedAt: now }]);
    expect(audited).toMatchObject([{ action: 'merchant.accountant-assigned', actor: owner }]);
  });

  it('ended access of an accountant is gone and audited once', async () => {
    const { accountantAssignments, audited } = assignmentsFixture();
    await accountantAssignments.assign({ ...pair, grantedBy: null }, admin);
    expect(await accountantAssignments.end(pair, admin)).toBe(true);
    expect(await accountantAssignments.end(pair, admin)).toBe(false);
    expect(await accountantAssignments.ofMerchant(1)).toEqual([]);
    expect(audited.map(({ action }) => action)).toEqual([
      'merchant.accountant-assigned',
      'merchant.accountant-ended',
    ]);
  });
});
