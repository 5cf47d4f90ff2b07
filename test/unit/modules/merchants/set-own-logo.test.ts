import { expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { SetOwnLogo } from '#modules/merchants/application/set-own-logo.ts';
import { MerchantNotFound, MerchantSuspended } from '#modules/merchants/domain/failures.ts';
import { InMemoryLogos } from '#test/fakes/in-memory-logos.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { admin, merchantsFixture, userOf } from './merchants-fixture.ts';

const picture = pictureOf(64, 64);
const opened = async () => {
  const fixture = { ...merchantsFixture(), logos: new InMemoryLogos() };
  const id = await fixture.addMerchant();
  const useCase = new SetOwnLogo(fixture);
  const set = (content: Uint8Array | null, actor = userOf('MERCHANT', id)) =>
    useCase.execute({ actor, content });
  return { ...fixture, id, set };
};

it('a logo is stored under its hash and audited once, however often the same one is set', async () => {
  const { set, logos, audited } = await opened();
  const [{ logoHash }, again] = await Promise.all([set(picture), set(picture)]);
  expect(again.logoHash).toBe(logoHash);
  expect(await logos.byHash(logoHash!)).toMatchObject({ mediaType: 'image/png', width: 64, height: 64 });
  expect(audited).toMatchObject([{ action: 'merchant.logo-set', data: { logoHash } }]);
});

it('a removed logo stays stored for the documents that show it', async () => {
  const { set, logos, audited } = await opened();
  const { logoHash } = await set(picture);
  expect((await set(null)).logoHash).toBeNull();
  await set(null);
  expect(await logos.byHash(logoHash!)).not.toBeNull();
  expect(audited).toMatchObject([{ data: { logoHash } }, { data: { logoHash: null } }]);
});

it('a file that is no picture is refused and not stored', async () => {
  const { set, audited, merchants } = await opened();
  await expect(set(Buffer.from('<svg></svg>'))).rejects.toThrow(InvalidFields);
  expect([audited, merchants.all[0]?.logoHash]).toEqual([[], null]);
});

it('a logo is set by an open merchant that is neither SUSPENDED nor INACTIVE, and by no other caller', async () => {
  const { set, id, merchants, clock, audited } = await opened();
  await expect(set(picture, anonymous)).rejects.toThrow(SignInNeeded);
  await expect(set(picture, admin)).rejects.toThrow(NotAllowed);
  await expect(set(picture, userOf('MERCHANT', 99))).rejects.toThrow(MerchantNotFound);
  for (const status of ['SUSPENDED', 'INACTIVE'] as const) {
    await merchants.change(id, (merchant) => merchant.changeStatus(status, clock.now()), { actor: admin });
    await expect(set(picture)).rejects.toThrow(MerchantSuspended);
  }
  expect(audited).toEqual([]);
});
