import { expect, it } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { MoveInPublicPage } from '#modules/public-pages/application/move-in-public-page.ts';
import { firstPublicPage } from '#modules/public-pages/domain/public-page.ts';
import { InMemoryPublicPages } from '#test/fakes/in-memory-public-pages.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';
import { support } from '#test/unit/modules/invoices/use-case-context.ts';

const operator: Actor = { kind: 'operator', name: 'tests' };
const { isOn: _, ...page } = { ...firstPublicPage, text: 'Маси от дъб' };

const opened = () => {
  const fixture = { ...recordedKernel(), publicPages: new InMemoryPublicPages() };
  const useCase = new MoveInPublicPage(fixture);
  const move = (changes: Partial<typeof page> = {}, actor: Actor = operator) =>
    useCase.execute({ actor, merchantId: 7, page: { ...page, ...changes } });
  return { ...fixture, move };
};

it('the public page of another installation comes with its texts, and is off', async () => {
  const { move, publicPages, actions } = opened();
  await move();
  expect(await publicPages.find(7)).toEqual({ ...page, isOn: false });
  expect(actions()).toEqual(['merchant.public-page-set']);
});

it('limits that no payer could meet are refused, and nothing is stored', async () => {
  const { move, publicPages } = opened();
  await expect(move({ minAmount: Money.ofMinor(60_000, 'EUR') })).rejects.toThrow(InvalidFields);
  await expect(move({ minAmount: Money.ofMinor(1, 'EUR') })).rejects.toThrow(InvalidFields);
  expect(await publicPages.find(7)).toBeNull();
});

it('only an operator and an ADMIN move a public page in', async () => {
  const { move } = opened();
  await expect(move({}, anonymous)).rejects.toThrow(SignInNeeded);
  await expect(move({}, support)).rejects.toThrow(NotAllowed);
});
