import { expect, it } from 'vitest';
import { anonymous, system } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { SetOwnBrandColor } from '#modules/merchants/application/set-own-brand-color.ts';
import { MerchantSuspended } from '#modules/merchants/domain/failures.ts';
import { admin, merchantsFixture, userOf } from './merchants-fixture.ts';

const opened = async () => {
  const fixture = merchantsFixture();
  const id = await fixture.addMerchant();
  const useCase = new SetOwnBrandColor(fixture);
  const set = (brandColor: string | null, actor = userOf('MERCHANT', id)) =>
    useCase.execute({ actor, brandColor });
  return { ...fixture, id, set };
};

it('a brand colour is stored and audited once, however often the same one is set, and can be removed', async () => {
  const { set, audited } = await opened();
  expect((await set('#0A5C4E')).brandColor).toBe('#0A5C4E');
  await set('#0A5C4E');
  expect((await set(null)).brandColor).toBeNull();
  const action = 'merchant.brand-color-set';
  expect(audited).toMatchObject([
    { action, data: { brandColor: '#0A5C4E' } },
    { action, data: { brandColor: null } },
  ]);
});

it('only a member who manages the merchant sets its brand colour', async () => {
  const { set, audited } = await opened();
  await expect(set('#0A5C4E', anonymous)).rejects.toThrow(SignInNeeded);
  await expect(set('#0A5C4E', admin)).rejects.toThrow(NotAllowed);
  expect(audited).toEqual([]);
});

it('a suspended merchant keeps its brand colour', async () => {
  const { id, set, merchants } = await opened();
  const cause = { actor: system('tests') };
  await merchants.change(id, (merchant) => merchant.changeStatus('SUSPENDED', new Date()), cause);
  await expect(set('#0A5C4E')).rejects.toThrow(MerchantSuspended);
});
