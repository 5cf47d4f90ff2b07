import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymous, system, type Actor } from '#kernel/actor.ts';
import { InvalidFields, SignInNeeded } from '#kernel/failure.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { ChangeMerchantStatus, MerchantDirectory, SetFiscalProfile } from '#modules/merchants/index.ts';
import { resolve } from '#platform/di.ts';
import { signIn } from '#test/integration/modules/users/test-users.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { createMerchantsFixture, form, register, staff, verify } from './merchants-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createMerchantsFixture();
});
afterAll(() => fixture.close());

const open = async (about: Parameters<typeof register>[1] = {}) => {
  const merchant = await register(fixture, about);
  await verify(fixture, merchant.email);
  const token = await signIn(fixture, merchant.email);
  const update = (change: object) =>
    fixture.ask<Merchant & { code?: string; fields?: Record<string, string> }>('PUT', '/merchants/me', {
      token,
      body: { ...form, email: merchant.email, ...change },
    });
  const read = () => fixture.ask<Merchant>('GET', '/merchants/me', { token });
  return { ...merchant, token, update, read };
};

describe('own profile', () => {
  test('a new business name with a URL is refused; a stored one may stay', async () => {
    const { id, update } = await open();
    const refused = await update({ businessName: 'evil.com/pay' });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['businessName']]);
    await fixture.database.rows(`update merchants set business_name = 'evil.com/pay' where id = ?`, [id]);
    const kept = await update({ businessName: 'evil.com/pay', address: 'гр. Русе' });
    expect([kept.status, kept.body.address]).toEqual([200, 'гр. Русе']);
  });

  test('a merchant writes return terms of at most 500 characters, and takes them away', async () => {
    const { update, read } = await open();
    const returnTerms = ` До 14 дни.\n${'я'.repeat(488)} `;
    expect((await update({ returnTerms })).body.returnTerms).toBe(returnTerms.trim());
    const refused = await update({ returnTerms: 'я'.repeat(501) });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['returnTerms']]);
    expect((await read()).body.returnTerms).toBe(returnTerms.trim());
    expect((await update({ returnTerms: '' })).body.returnTerms).toBeNull();
  });

  test('a merchant reads and changes its profile', async () => {
    const { id, update, read } = await open();
    const { status, body } = await update({
      businessName: '  Пекарна\n Изгрев ',
      businessType: 'service',
      phoneNumber: '02 987 6543',
      taxId: '121699202',
      email: 'new-address@example.bg',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      businessName: 'Пекарна Изгрев',
      businessType: 'SERVICE',
      phoneNumber: '+35929876543',
      taxId: '121699202',
      email: 'new-address@example.bg',
    });
    expect((await read()).body).toMatchObject(body);
    const [row] = await fixture.database.rows(
      `select data from audit_log where action = 'merchant.profile-changed' and subject_id = :id`,
      { id: String(id) },
    );
    expect(row).toEqual({
      data: { fields: expect.arrayContaining(['businessName', 'email', 'taxId']) as string[] },
    });
  });

  test('a merchant’s profile update ignores fields that the merchant may not change', async () => {
    const { update, read } = await open();
    const before = (await read()).body;
    const intruding = {
      status: 'ACTIVE',
      plan: 'PRO',
      id: 1,
      vatRegistration: 'FULL',
      slug: 'x',
      merchantId: 1,
    };
    expect((await update(intruding)).status).toBe(200);
    expect((await read()).body).toEqual({ ...before, address: form.address });
  });

  test.each(['SUSPENDED', 'INACTIVE'] as const)(
    'a merchant’s profile can be read but not changed while it is %s',
    async (status) => {
      const { update, read } = await open({ status });
      expect((await read()).body.status).toBe(status);
      const answer = await update({ phoneNumber: '1' });
      expect([answer.status, answer.body.code]).toEqual([403, 'merchants.suspended']);
    },
  );

  test('a merchant’s profile cannot take the e-mail or tax id of another merchant', async () => {
    const other = await register(fixture, { taxId: '831902088' });
    const { update } = await open();
    const byEmail = await update({ email: other.email.toUpperCase() });
    expect([byEmail.status, byEmail.body.code]).toEqual([409, 'merchants.e-mail-taken']);
    const byTaxId = await update({ taxId: 'BG831902088' });
    expect([byTaxId.status, byTaxId.body.code]).toEqual([409, 'merchants.tax-id-taken']);
  });

  test('a merchant may keep an invalid stored tax id, but not set a new one', async () => {
    const { id, update } = await open();
    await fixture.database.rows(`update merchants set tax_id = 'OLD-1' where id = :id`, { id });
    expect((await update({ taxId: 'OLD-1', address: 'Варна' })).body).toMatchObject({
      taxId: 'OLD-1',
      address: 'Варна',
    });
    const { status, body } = await update({ taxId: 'OLD-2', phoneNumber: '1' });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['phoneNumber', 'taxId']);
    expect((await update({ taxId: '' })).body.taxId).toBeNull();
  });

  test('own profiles exist only for merchants', async () => {
    for (const role of ['ADMIN', 'SUPPORT', 'ACCOUNTANT'] as const) {
      const token = await staff(fixture, role);
      expect((await fixture.ask('GET', '/merchants/me', { token })).status).toBe(403);
      expect((await fixture.ask('PUT', '/merchants/me', { token, body: form })).status).toBe(403);
    }
    expect((await fixture.ask('GET', '/merchants/me')).status).toBe(401);
  });
});

describe('fiscal profile set by the system', () => {
  const set = (merchantId: number, terms: object, actor: Actor = system('tests')) =>
    resolve(fixture.container, SetFiscalProfile).execute({ actor, merchantId, terms });

  test('a fiscal profile is set by the system; absent terms stay', async () => {
    const { id } = await register(fixture);
    await set(id, { vatRegistration: 'FULL', vatNumber: 'bg 175074752', language: 'en' });
    await set(id, {
      fiscalMode: 'ALT_REGIME',
      eShopNumber: 'rf0000123',
      iban: 'BG80 BNBG 9661 1020 3456 78',
    });
    expect(await resolve(fixture.container, MerchantDirectory).byId(id)).toMatchObject({
      vatRegistration: 'FULL',
      vatNumber: 'BG175074752',
      language: 'en',
      fiscalMode: 'ALT_REGIME',
      eShopNumber: 'RF0000123',
      iban: 'BG80BNBG96611020345678',
    });
    await expect(set(id, {}, anonymous)).rejects.toThrow(SignInNeeded);
  });

  test('a fiscal profile with an invalid field is refused as a whole', async () => {
    const { id } = await register(fixture);
    const refusal = set(id, { vatRegistration: 'EX', vatNumber: 'BG1', bic: 'X' });
    await expect(refusal).rejects.toThrow(InvalidFields);
    await expect(refusal).rejects.toMatchObject({ fields: [{ field: 'vatNumber' }, { field: 'bic' }] });
    expect(await resolve(fixture.container, MerchantDirectory).byId(id)).toMatchObject({
      vatRegistration: 'NONE',
    });
  });

  test('the fiscal profile and status of a closed merchant cannot be changed', async () => {
    const { id } = await register(fixture);
    await fixture.database.rows('update merchants set closed_at = now() where id = :id', { id });
    await expect(set(id, { language: 'en' })).rejects.toMatchObject({ code: 'merchants.not-found' });
    const change = resolve(fixture.container, ChangeMerchantStatus).execute({
      actor: system('tests'),
      merchantId: id,
      status: 'ACTIVE',
    });
    await expect(change).rejects.toMatchObject({ code: 'merchants.not-found' });
  });
});

describe('own fiscal profile', () => {
  const given = {
    vatRegistration: 'FULL',
    vatNumber: 'bg 175074752',
    fiscalMode: 'ALT_REGIME',
    eShopNumber: 'rf0000123',
    iban: 'BG80 BNBG 9661 1020 3456 78',
    bic: 'bnbgbgsf',
    invoiceAuthor: 'Мария Петрова',
    language: 'en',
  };
  const set = (token: string, change: object = {}) =>
    fixture.ask<Merchant & { code?: string; fields?: Record<string, string> }>(
      'PUT',
      '/merchants/me/fiscal-profile',
      { token, body: { ...given, ...change } },
    );

  test('a merchant sets its own fiscal profile, normalised, without plan and status', async () => {
    const { id, token, read } = await open();
    const { status, body } = await set(token, {
      plan: 'PRO',
      status: 'ACTIVE',
      logoUrl: 'https://elsewhere',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...given,
      vatNumber: 'BG175074752',
      eShopNumber: 'RF0000123',
      iban: 'BG80BNBG96611020345678',
      bic: 'BNBGBGSF',
      plan: 'STARTER',
      status: 'PENDING',
      logoUrl: null,
    });
    expect((await read()).body).toMatchObject(body);
    await set(token, { iban: '' });
    const rows = await fixture.database.rows<{ data: unknown }>(
      `select data from audit_log where action = 'merchant.fiscal-profile-set' and subject_id = :id order by id`,
      { id: String(id) },
    );
    expect(rows.map(({ data }) => data)).toEqual([
      { fields: Object.keys(given), bankAccount: expect.stringMatching(/^[\w-]{8}:[\w-]{43}$/) as string },
      { fields: ['iban'], bankAccount: expect.any(String) as string },
    ]);
    expect(JSON.stringify(rows)).not.toContain('BNBG');
  });

  test('an invalid own fiscal profile is refused with all fields and changes nothing', async () => {
    const { token, read } = await open();
    const before = (await read()).body;
    const { status, body } = await set(token, {
      vatNumber: '',
      eShopNumber: '12',
      iban: 'BG81BNBG96611020345678',
      bic: 'X',
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['vatNumber', 'eShopNumber', 'iban', 'bic']);
    expect((await read()).body).toEqual(before);
  });

  test('the own fiscal profile cannot be changed while the merchant is suspended', async () => {
    const { token } = await open({ status: 'SUSPENDED' });
    expect((await set(token)).body.code).toBe('merchants.suspended');
  });
});
