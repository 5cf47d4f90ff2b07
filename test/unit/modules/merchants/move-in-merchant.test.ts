import { expect, it } from 'vitest';
import { maxLogoBytes } from '#contract/merchants/logos.ts';
import { anonymous, system } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { MoveInMerchant } from '#modules/merchants/application/move-in-merchant.ts';
import { SetFiscalProfile } from '#modules/merchants/application/set-fiscal-profile.ts';
import { holdingOf, type Registration } from '#modules/merchants/domain/registrations.ts';
import { InMemoryLogos } from '#test/fakes/in-memory-logos.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { admin, merchantsFixture, others } from './merchants-fixture.ts';

const number = 'BG175074752';
const row = (
  validFrom: string,
  vatRegistration: Registration['vatRegistration'],
  vatNumber: string | null = vatRegistration === 'NONE' ? null : number,
): Registration => ({ validFrom: businessDate(validFrom), vatRegistration, vatNumber });
const none = row('2025-01-01', 'NONE');
const now = row('2026-06-01', 'FULL');

/** A new merchant that is registered for VAT today. */
const opened = async () => {
  const fixture = { ...merchantsFixture(), logos: new InMemoryLogos() };
  const merchantId = await fixture.addMerchant();
  const terms = { vatRegistration: 'FULL', vatNumber: number } as const;
  await new SetFiscalProfile(fixture).execute({ actor: admin, merchantId, terms });
  fixture.audited.length = 0;
  const useCase = new MoveInMerchant(fixture);
  const nothing = { actor: admin, merchantId, brandColor: null, logo: null, registrations: [] };
  const move = (about: Partial<Parameters<typeof useCase.execute>[0]>) =>
    useCase.execute({ ...nothing, ...about });
  return { ...fixture, merchantId, move };
};
type Opened = Awaited<ReturnType<typeof opened>>;

const codesOf = async (move: Opened['move'], about: Parameters<Opened['move']>[0]): Promise<string[]> => {
  const refused = (await move(about).catch((error: unknown) => error)) as {
    fields: readonly Readonly<{ field: string; code: string }>[];
  };
  return refused.fields.map(({ field, code }) => `${field} ${code}`);
};

it('logo, colour and VAT registrations of another installation become those of the merchant', async () => {
  const { move, merchants, logos, merchantId, actions } = await opened();
  await move({ brandColor: '#0A5C4E', logo: pictureOf(64, 64), registrations: [none, now] });
  const [{ brandColor, logoHash }] = merchants.all as [(typeof merchants.all)[0]];
  expect(brandColor).toBe('#0A5C4E');
  expect(await logos.byHash(logoHash!)).toMatchObject({ mediaType: 'image/png', width: 64 });
  expect(holdingOf(await merchants.registrationsOf(merchantId))).toEqual([none, now]);
  expect(actions()).toEqual(['merchant.brand-color-set', 'merchant.logo-set']);
});

it('an archive that knows neither changes nothing', async () => {
  const { move, merchants, merchantId, actions } = await opened();
  const before = [merchants.all, await merchants.registrationsOf(merchantId)];
  await move({});
  expect([merchants.all, await merchants.registrationsOf(merchantId)]).toEqual(before);
  expect(actions()).toEqual([]);
});

it.each<readonly [string, Uint8Array, string]>([
  ['is too large', Buffer.concat([pictureOf(64, 64), new Uint8Array(maxLogoBytes)]), 'fields.logo-bytes'],
  ['is no picture', Buffer.from('<svg onload="alert(1)"></svg>'), 'fields.logo-type'],
  ['is too small', pictureOf(16, 16), 'fields.logo-sides'],
])('a logo that %s is refused by the rule of the portal', async (_, logo, code) => {
  const { move, merchants } = await opened();
  expect(await codesOf(move, { logo })).toEqual([`logo ${code}`]);
  expect(merchants.all[0]!.logoHash).toBeNull();
});

it.each<readonly [string, readonly Registration[], string]>([
  ['begin on one day', [row('2026-06-01', 'NONE'), now], 'fields.registrations-overlap'],
  ['go back', [now, none, row('2026-05-01', 'FULL')], 'fields.registrations-overlap'],
  ['end with another one than that of now', [none], 'fields.registrations-overlap'],
  ['begin on a day to come', [none, row('2026-11-21', 'FULL')], 'fields.registration-to-come'],
  ['have a wrong number', [row('2025-01-01', 'FULL', 'BG175074753'), now], 'fields.vat-number'],
])('VAT registrations that %s are refused', async (_, registrations, code) => {
  const { move, merchants, merchantId } = await opened();
  const before = await merchants.registrationsOf(merchantId);
  expect(await codesOf(move, { registrations })).toEqual([`registrations ${code}`]);
  expect(await merchants.registrationsOf(merchantId)).toEqual(before);
});

it('a number beside no VAT registration is left out, as in the portal', async () => {
  const { move, merchants, merchantId } = await opened();
  await move({ registrations: [row('2025-01-01', 'NONE', number), now] });
  expect(holdingOf(await merchants.registrationsOf(merchantId))).toEqual([none, now]);
});

it('only those who manage merchants move one in', async () => {
  const { move } = await opened();
  await expect(move({ actor: anonymous })).rejects.toThrow(SignInNeeded);
  for (const actor of others) await expect(move({ actor })).rejects.toThrow(NotAllowed);
  await move({ actor: system('tests') });
});
