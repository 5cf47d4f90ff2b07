import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { addDays, businessDate, businessDateOf } from '#kernel/business-date.ts';
import type { MonthClose } from '#modules/closing/domain/month-close.ts';
import type { GivenDay } from '#modules/merchants/application/enter-registration.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { SetFiscalProfile } from '#modules/merchants/application/set-fiscal-profile.ts';
import { SetOwnFiscalProfile } from '#modules/merchants/application/set-own-fiscal-profile.ts';
import { MerchantNotFound, MerchantSuspended } from '#modules/merchants/domain/failures.ts';
import type { FiscalProfile } from '#modules/merchants/domain/fiscal-profile.ts';
import { admin, merchantsFixture, others, userOf } from './merchants-fixture.ts';

const iban = 'BG80BNBG96611020345678';
const plain: FiscalProfile = {
  vatRegistration: 'NONE',
  vatNumber: null,
  fiscalMode: 'OWN_TILL',
  eShopNumber: null,
  iban: null,
  bic: null,
  invoiceAuthor: null,
};

describe('SetFiscalProfile', () => {
  const opened = async () => {
    const fixture = merchantsFixture();
    const merchantId = await fixture.addMerchant();
    const useCase = new SetFiscalProfile(fixture);
    const set = (terms: Partial<FiscalProfile>, actor = admin, id = merchantId) =>
      useCase.execute({ actor, merchantId: id, terms });
    return { ...fixture, set };
  };

  it('an administrator sets single terms of a fiscal profile, normalised and audited', async () => {
    const { set, audited, enqueued } = await opened();
    await set({ iban: 'bg80 bnbg 9661 1020 3456 78' });
    expect(await set({ invoiceAuthor: 'Мария' })).toMatchObject({ iban, invoiceAuthor: 'Мария' });
    expect(audited).toMatchObject([{ data: { fields: ['iban'] } }, { data: { fields: ['invoiceAuthor'] } }]);
    expect(enqueued).toEqual([]);
  });

  it('a fiscal profile is refused to other roles, for an unknown merchant and with invalid fields', async () => {
    const { set, audited, merchants } = await opened();
    await expect(set({ iban }, anonymous)).rejects.toThrow(SignInNeeded);
    for (const actor of others) await expect(set({ iban }, actor)).rejects.toThrow(NotAllowed);
    await expect(set({ iban }, admin, 99)).rejects.toThrow(MerchantNotFound);
    await expect(set({ iban: 'BG80' })).rejects.toThrow(InvalidFields);
    expect([audited, merchants.all[0]?.iban]).toEqual([[], null]);
  });
});

it('a new VAT number of another company than the EIK is refused at its field', async () => {
  const fixture = merchantsFixture();
  const merchantId = await fixture.addMerchant({ taxId: '175074752' });
  const useCase = new SetFiscalProfile(fixture);
  const set = (vatNumber: string) =>
    useCase.execute({ actor: admin, merchantId, terms: { vatRegistration: 'FULL', vatNumber } });
  await expect(set('BG831902088')).rejects.toMatchObject({
    fields: [{ field: 'vatNumber', code: 'fields.numbers-of-two' }],
  });
  expect(await set('BG6101057509')).toMatchObject({ vatNumber: 'BG6101057509' });
  expect(await set('BG175074752')).toMatchObject({ vatNumber: 'BG175074752' });
});

describe('SetOwnFiscalProfile', () => {
  const opened = async () => {
    const fixture = merchantsFixture();
    const id = await fixture.addMerchant();
    const useCase = new SetOwnFiscalProfile(fixture);
    const proved = userOf('MERCHANT', id, fixture.clock.now());
    const set = (about: Partial<FiscalProfile> & GivenDay, actor = proved) =>
      useCase.execute({ actor, ...plain, language: 'bg', ...about });
    return { ...fixture, id, set, unproved: userOf('MERCHANT', id) };
  };

  it('an own fiscal profile is audited with the changed fields only; the same profile again leaves no entry', async () => {
    const { set, audited } = await opened();
    for (let count = 0; count < 2; count += 1)
      await set({ vatRegistration: 'FULL', vatNumber: 'bg 175074752' });
    expect(audited).toMatchObject([
      { action: 'merchant.fiscal-profile-set', data: { fields: ['vatRegistration', 'vatNumber'] } },
    ]);
  });

  it('a registration holds from the given day, is recorded once and audited with its day; a day to come is refused', async () => {
    const { set, id, clock, audited, merchants } = await opened();
    const today = businessDateOf(clock.now());
    const registered = { vatRegistration: 'FULL', vatNumber: 'BG175074752' } as const;
    const unregistered = {
      vatRegistration: 'NONE',
      vatNumber: null,
      validFrom: addDays(today, -90),
    } as const;
    await merchants.enterRegistration(id, unregistered);
    await expect(set({ ...registered, validFrom: addDays(today, 1) })).rejects.toMatchObject({
      fields: [{ field: 'validFrom', code: 'fields.registration-to-come' }],
    });
    for (const validFrom of [undefined, addDays(today, -10), addDays(today, -10), addDays(today, -3), null])
      await set({ ...registered, validFrom });
    expect(await merchants.registrationsOf(id)).toEqual([
      unregistered,
      { ...registered, validFrom: today },
      { ...registered, validFrom: addDays(today, -10) },
    ]);
    expect(audited).toMatchObject([
      { data: { fields: ['vatRegistration', 'vatNumber'] } },
      { data: { fields: ['validFrom'] } },
    ]);
  });

  it('a registration from a day in or before a closed month is refused at its field, and stores nothing', async () => {
    const { set, id, merchants, closedMonths } = await opened();
    await closedMonths.add({ merchantId: id, month: '2026-09', reopened: null } as MonthClose, []);
    for (const validFrom of ['2026-09-30', '2026-08-31'].map(businessDate))
      await expect(
        set({ vatRegistration: 'FULL', vatNumber: 'BG175074752', validFrom }),
      ).rejects.toMatchObject({ fields: [{ field: 'validFrom', code: 'fields.registration-closed-month' }] });
    expect([merchants.all[0]?.vatNumber, await merchants.registrationsOf(id)]).toEqual([null, []]);
    await set({ vatRegistration: 'FULL', vatNumber: 'BG175074752', validFrom: businessDate('2026-10-01') });
    expect(await merchants.registrationsOf(id)).toMatchObject([{ validFrom: '2026-10-01' }]);
  });

  it('another bank account needs a recent proof and is reported by mail; other terms need none', async () => {
    const { set, unproved, enqueued, merchants } = await opened();
    await set({ invoiceAuthor: 'Мария' }, unproved);
    for (const account of [{ iban }, { bic: 'BNBGBGSF' }])
      await expect(set(account, unproved)).rejects.toThrow(ProofNeeded);
    expect([enqueued, merchants.all[0]?.iban]).toEqual([[], null]);
    await set({ iban });
    expect(enqueued).toMatchObject([
      { name: 'merchants.notice-of-change', data: { changed: 'iban', to: 'pekarna@example.bg' } },
    ]);
    await set({ iban, invoiceAuthor: 'Мария' }, unproved);
    expect(enqueued).toHaveLength(1);
  });

  it('an own fiscal profile is refused with all invalid fields, and stores none', async () => {
    const { set, merchants, audited } = await opened();
    const refused = set({ iban: 'BG80', bic: 'BNBG', invoiceAuthor: 'Мария' });
    await expect(refused).rejects.toMatchObject({ fields: [{ field: 'iban' }, { field: 'bic' }] });
    expect([merchants.all[0]?.invoiceAuthor, audited]).toEqual([null, []]);
  });

  it('an own fiscal profile is refused to callers without a merchant and to a SUSPENDED or INACTIVE merchant', async () => {
    const { set, id, merchants, clock, audited } = await opened();
    await expect(set({}, anonymous)).rejects.toThrow(SignInNeeded);
    await expect(set({}, admin)).rejects.toThrow(NotAllowed);
    for (const status of ['SUSPENDED', 'INACTIVE'] as const) {
      await merchants.change(id, (merchant) => merchant.changeStatus(status, clock.now()), { actor: admin });
      await expect(set({ invoiceAuthor: 'Мария' })).rejects.toThrow(MerchantSuspended);
    }
    expect(audited).toEqual([]);
  });
});
