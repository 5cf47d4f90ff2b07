import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { AssignAccountant } from '#modules/merchants/application/assign-accountant.ts';
import { SetAssignments } from '#modules/merchants/application/set-assignments.ts';
import { MerchantNotFound, NotAnAccountant } from '#modules/merchants/domain/failures.ts';
import { UserNotFound } from '#modules/users/index.ts';
import { InMemoryAssignments } from '#test/fakes/in-memory-assignments.ts';
import { admin, merchantsFixture, others } from './merchants-fixture.ts';

const accountant = 5;
const support = 6;
const assignmentsFixture = () => {
  const fixture = { ...merchantsFixture(), assignments: new InMemoryAssignments([1, 2, 3]) };
  const assign = new AssignAccountant(fixture);
  const set = new SetAssignments(fixture);
  return {
    ...fixture,
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
