import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { staff, createMerchantsFixture, form, verify } from './merchants-fixture.ts';
import { password, signIn } from '#test/integration/modules/users/test-users.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createMerchantsFixture();
});
afterAll(() => fixture.close());

const send = <T = { code: string; message: string; fields?: Record<string, string> }>(
  change: object,
  language = 'en',
) => fixture.ask<T>('POST', '/merchants/register', { body: { ...form, password, ...change }, language });

const count = async (table: 'merchants' | 'users'): Promise<number> => {
  const [row] = await fixture.database.rows<{ total: number }>(`select count(*) as total from ${table}`);
  return row!.total;
};

describe('registration', () => {
  test('a registration creates a PENDING merchant and its user account, whatever else the body has', async () => {
    const { status, body } = await send<Merchant>({
      taxId: 'BG 175 074 752',
      status: 'ACTIVE',
      role: 'ADMIN',
      plan: 'PRO',
      id: 77,
      merchantId: 77,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(Number) as number,
      businessName: 'Пекарна София',
      businessType: 'RETAIL',
      email: 'pekarna@example.bg',
      phoneNumber: '+359888123456',
      address: 'София, ул. „Шипка“ 1',
      taxId: '175074752',
      status: 'PENDING',
      plan: 'STARTER',
      vatRegistration: 'FULL',
      vatNumber: 'BG175074752',
      fiscalMode: 'OWN_TILL',
      eShopNumber: null,
      iban: null,
      bic: null,
      invoiceAuthor: null,
      slug: 'pekarna-sofia',
      logoUrl: null,
      language: 'en',
      missing: ['iban'],
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    expect(body.id).not.toBe(77);
    const who = await fixture.ask('GET', '/auth/session', {
      token: await signIn(fixture, 'PEKARNA@example.bg'),
    });
    expect(who.body).toMatchObject({ role: 'MERCHANT', merchantId: body.id, username: 'pekarna@example.bg' });
    const history = await fixture.database.rows(
      'select seq, from_status, to_status, actor from merchant_status_history where merchant_id = :id',
      { id: body.id },
    );
    expect(history).toEqual([{ seq: 1, from_status: null, to_status: 'PENDING', actor: 'anonymous' }]);
  });

  test('a registration begins on STARTER, with the plan that it asked for until one is chosen', async () => {
    const registered = await send<Merchant>({ email: 'wants@example.bg', wantedPlan: 'GROWTH' });
    expect(registered.body).toMatchObject({ plan: 'STARTER', wantedPlan: 'GROWTH' });
    const { id } = registered.body;
    const token = await staff(fixture, 'ADMIN', 'plans-admin');
    const own = () => fixture.ask<Merchant>('GET', '/merchants/me', { token: merchantToken });
    const merchantToken = await signIn(fixture, 'wants@example.bg');
    expect((await own()).body).toMatchObject({ plan: 'STARTER', wantedPlan: 'GROWTH' });
    const chosen = await fixture.ask('PUT', `/merchants/${id}/plan`, { token, body: { plan: 'PRO' } });
    expect(chosen.status).toBe(200);
    expect((await own()).body).toMatchObject({ plan: 'PRO' });
    expect((await own()).body).not.toHaveProperty('wantedPlan');
    const smallest = await send<Merchant>({ email: 'starts@example.bg', wantedPlan: 'STARTER' });
    expect(smallest.body).not.toHaveProperty('wantedPlan');
    const { status, body } = await send({ email: 'gold@example.bg', wantedPlan: 'GOLD' });
    expect([status, Object.keys(body.fields!)]).toEqual([422, ['wantedPlan']]);
  });

  test.each([
    ['a VAT number of an EIK with BG', 'bg 131 071 587', '131071587', 'FULL', 'BG131071587', ['iban']],
    ['a VAT number of a person with BG', 'BG6101057509', 'BG6101057509', 'FULL', 'BG6101057509', ['iban']],
    ['an EIK without BG', '831 642 181', '831642181', 'NONE', null, ['iban']],
    ['a VAT number of another member state', 'DE123456789', 'DE123456789', 'NONE', null, ['iban']],
    ['no tax id', '', null, 'NONE', null, ['taxId', 'iban']],
  ])(
    'a registration with %s sets VAT registration and missing fields',
    async (_, given, taxId, vatRegistration, vatNumber, missing) => {
      const { status, body } = await send<Merchant>({
        taxId: given,
        email: `vat-${taxId ?? 'none'}@example.bg`,
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({ taxId, vatRegistration, vatNumber, missing });
    },
  );

  test('a registration with a registered e-mail is refused with a readable message and without a trace', async () => {
    await send({ email: 'twice@example.bg' });
    const before = [await count('merchants'), await count('users')];
    const { status, body } = await send({ email: 'TWICE@example.bg' }, 'bg');
    expect(status).toBe(409);
    expect(body.code).toBe('merchants.e-mail-taken');
    expect(body.message).toContain('Вече има регистрация с този имейл');
    expect([await count('merchants'), await count('users')]).toEqual(before);
  });

  test('a registration with the e-mail of a staff user is refused without a trace', async () => {
    await staff(fixture, 'SUPPORT', 'lili');
    const before = await count('merchants');
    const { status, body } = await send({ email: 'lili@example.bg' });
    expect([status, body.code]).toEqual([409, 'users.e-mail-taken']);
    expect(await count('merchants')).toBe(before);
  });

  test('a registration is refused while a merchant that changed its e-mail still signs in with the old one', async () => {
    await send({ email: 'moved@example.bg' });
    await verify(fixture, 'moved@example.bg');
    const token = await signIn(fixture, 'moved@example.bg');
    const body = { ...form, email: 'moved-away@example.bg' };
    expect((await fixture.ask('PUT', '/merchants/me', { token, body })).status).toBe(200);
    const again = await send({ email: 'moved@example.bg' });
    expect([again.status, again.body.code]).toEqual([409, 'users.e-mail-taken']);
    expect(await signIn(fixture, 'moved@example.bg')).not.toBe('');
  });

  test('a registration with a registered company is refused, whatever the notation of its tax id', async () => {
    await send({ email: 'eik-1@example.bg', taxId: '831902088' });
    const { status, body } = await send({ email: 'eik-2@example.bg', taxId: 'bg831902088' });
    expect([status, body.code]).toEqual([409, 'merchants.tax-id-taken']);
  });

  test('of ten identical concurrent registrations one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ email: 'impatient@example.bg' })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test('merchants of one name get different slugs, also in concurrent registrations', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(
      names.map((name) => send<Merchant>({ email: `slug-${name}@example.bg`, businessName: 'Кафе Център' })),
    );
    expect(answers.map(({ body }) => body.slug).toSorted()).toEqual([
      'kafe-tsentar',
      'kafe-tsentar-2',
      'kafe-tsentar-3',
      'kafe-tsentar-4',
    ]);
  });

  test('an invalid phone number and tax id of a registration are refused together, each with an example', async () => {
    const wrong = { email: 'wrong@example.bg', phoneNumber: '123', taxId: '175074751' };
    const bg = await send(wrong, 'bg');
    expect(bg.status).toBe(422);
    expect(bg.body.fields).toEqual({
      phoneNumber: 'Въведете валиден телефонен номер, например 0888 123 456 или +359 888 123 456.',
      taxId: 'Въведете валиден ЕИК или ДДС номер, например BG175074752.',
    });
    const en = await send({ ...wrong, phoneNumber: form.phoneNumber, taxId: 'DE12' });
    expect(en.body.fields).toEqual({
      taxId: 'Enter a valid EIK or VAT number, for example DE123456789.',
    });
  });

  test('a registration without its required fields is refused with all of them', async () => {
    const { status, body } = await fixture.ask('POST', '/merchants/register', { body: { taxId: null } });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual([
      'address',
      'businessName',
      'email',
      'password',
      'phoneNumber',
    ]);
  });

  test('a registration defaults to business type OTHER and accepts lower case', async () => {
    const none = await send<Merchant>({ email: 'kind-1@example.bg', businessType: undefined });
    expect(none.body.businessType).toBe('OTHER');
    const lower = await send<Merchant>({ email: 'kind-2@example.bg', businessType: 'restaurant' });
    expect(lower.body.businessType).toBe('RESTAURANT');
  });

  test('a registration stores the language of the caller', async () => {
    const { body } = await send<Merchant>({ email: 'bulgarian@example.bg' }, 'bg');
    expect(body.language).toBe('bg');
  });

  test('a registration with control characters in a text is refused', async () => {
    const { status, body } = await send({ email: 'nul@example.bg', businessName: 'Кафе\u0000' });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['businessName']]);
  });

  test.each(['DHL: платете на http://evil.example/pay', 'www.evil.example', 'evil.com/pay', '192.0.2.7'])(
    'a business name with a URL is refused by its field: %s',
    async (businessName) => {
      const { status, body } = await send({ email: 'web@example.bg', businessName });
      expect([status, body.fields]).toEqual([422, { businessName: 'Enter the name without a web address.' }]);
    },
  );
});

describe('registration limits', () => {
  let limited: Fixture;
  beforeAll(async () => {
    limited = await createMerchantsFixture({ rateLimits: true });
  });
  afterAll(() => limited.close());

  const sendFrom = (from: string, change: object, token?: string) =>
    limited.ask('POST', '/merchants/register', {
      body: { ...form, password, ...change },
      from,
      ...(token === undefined ? {} : { token }),
    });

  test('five registrations an hour are permitted from one network; invalid forms do not count', async () => {
    for (let time = 0; time < 6; time += 1) {
      expect((await sendFrom('192.0.2.1', { phoneNumber: '1' })).status).toBe(422);
    }
    for (let time = 0; time < 5; time += 1) {
      expect((await sendFrom('192.0.2.1', { email: `often-${time}@example.bg` })).status).toBe(201);
    }
    const { status, headers } = await sendFrom('192.0.2.1', { email: 'often-6@example.bg' });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await sendFrom('192.0.2.2', { email: 'often-6@example.bg' })).status).toBe(201);
  });

  test('an administrator has no limit of registrations', async () => {
    const token = await staff(limited, 'ADMIN');
    for (let time = 0; time < 6; time += 1) {
      expect((await sendFrom('192.0.2.3', { email: `by-admin-${time}@example.bg` }, token)).status).toBe(201);
    }
  });

  test('a registration that is refused for a taken e-mail counts towards the limit', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await sendFrom('192.0.2.4', { email: 'often-1@example.bg' })).status).toBe(409);
    }
    expect((await sendFrom('192.0.2.4', { email: 'often-1@example.bg' })).status).toBe(429);
  });
});
