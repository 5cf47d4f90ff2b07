import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymous, system, type Actor } from '#kernel/actor.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { AssignAccountant, MerchantDirectory } from '#modules/merchants/index.ts';
import { resolve } from '#platform/di.ts';
import { NotAnAccountant } from '#src/modules/merchants/domain/failures.ts';
import { createUser, signIn } from '#test/integration/modules/users/test-users.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { accountantOf, createMerchantsFixture, register, staff } from './merchants-fixture.ts';

let fixture: Fixture;
let bakery: { id: number; email: string };
let cafe: { id: number; email: string };
let closed: { id: number; email: string };
let tokens: Record<'admin' | 'support' | 'accountant' | 'own' | 'other', string>;

beforeAll(async () => {
  fixture = await createMerchantsFixture();
  bakery = await register(fixture, {
    businessName: 'Пекарна 100% масло',
    taxId: '175074752',
    status: 'ACTIVE',
  });
  cafe = await register(fixture, { businessName: 'Арт кафе', businessType: 'RESTAURANT' as 'RETAIL' });
  closed = await register(fixture, { businessName: 'Затворено' });
  tokens = {
    admin: await staff(fixture, 'ADMIN'),
    support: await staff(fixture, 'SUPPORT'),
    accountant: await accountantOf(fixture, 'accountant', [bakery.id, closed.id]),
    own: await signIn(fixture, bakery.email),
    other: await signIn(fixture, cafe.email),
  };
  await fixture.database.rows('update merchants set closed_at = now() where id = :id', { id: closed.id });
});
afterAll(() => fixture.close());

const list = <T = Merchant[]>(query: string, token = tokens.admin) =>
  fixture.ask<T>('GET', `/merchants${query}`, { token });
const names = async (query: string, token?: string): Promise<string[]> =>
  (await list(query, token)).body.map(({ businessName }) => businessName);
const one = (id: number | string, token?: string) =>
  fixture.ask<Merchant>('GET', `/merchants/${id}`, token === undefined ? {} : { token });

describe('list of merchants', () => {
  test('the list of merchants shows each role the visible ones, and none that is closed', async () => {
    expect(await names('')).toEqual(['Арт кафе', 'Пекарна 100% масло']);
    expect(await names('', tokens.support)).toHaveLength(2);
    expect(await names('', tokens.accountant)).toEqual(['Пекарна 100% масло']);
    expect((await list('', tokens.own)).status).toBe(403);
    expect((await fixture.ask('GET', '/merchants')).status).toBe(401);
  });

  test('the list of merchants is empty for an accountant without assignments', async () => {
    expect(await names('', await staff(fixture, 'ACCOUNTANT', 'idle'))).toEqual([]);
  });

  test.each([
    ['?status=ACTIVE', ['Пекарна 100% масло']],
    ['?businessType=RESTAURANT', ['Арт кафе']],
    ['?search=АРТ', ['Арт кафе']],
    ['?search=175074752', ['Пекарна 100% масло']],
    ['?search=%25', ['Пекарна 100% масло']],
    ['?search=_', []],
    ['?search=', ['Арт кафе', 'Пекарна 100% масло']],
    ['?sortBy=businessName', ['Арт кафе', 'Пекарна 100% масло']],
    ['?sortBy=businessName&sortDir=desc', ['Пекарна 100% масло', 'Арт кафе']],
  ])('the list of merchants with %s has %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('the list of merchants is paged with the total number', async () => {
    const { body } = await list<{ content: Merchant[]; totalElements: number }>('?page=1&size=1&sortBy=id');
    expect(body.totalElements).toBe(2);
    expect(body.content.map(({ id }) => id)).toEqual([cafe.id]);
  });

  test('the list of merchants supports the back office’s query dialect', async () => {
    const query = new URLSearchParams({
      range: '[0,0]',
      sort: '["businessName","ASC"]',
      filter: JSON.stringify({ id: [bakery.id, cafe.id, closed.id] }),
    });
    const { body, headers } = await list(`?${query}`);
    expect(headers.get('content-range')).toBe('merchants 0-0/2');
    expect(body.map(({ id }) => id)).toEqual([cafe.id]);
    const search = new URLSearchParams({ filter: JSON.stringify({ q: 'масло', status: 'ACTIVE' }) });
    expect(await names(`?${search}`)).toEqual(['Пекарна 100% масло']);
  });

  test.each(['?sortBy=password_hash', '?colour=red', '?status=OPEN', '?size=0', '?filter=[]'])(
    'the list of merchants refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );
});

describe('one merchant', () => {
  test('a merchant is visible to its own user, its accountant and the back office, and to no other caller', async () => {
    for (const token of [tokens.admin, tokens.support, tokens.accountant, tokens.own]) {
      expect((await one(bakery.id, token)).body).toMatchObject({ id: bakery.id, taxId: '175074752' });
    }
    expect((await one(bakery.id)).status).toBe(401);
    expect((await one(bakery.id, tokens.other)).status).toBe(404);
    expect((await one(cafe.id, tokens.accountant)).status).toBe(404);
  });

  test.each(['999999', '0', '-1', 'abc', '1e3x', '99999999999999999999'])(
    'a merchant with the id %s does not exist',
    async (id) => {
      expect((await one(id, tokens.admin)).status).toBe(404);
    },
  );

  test('a closed merchant is not found by any role', async () => {
    for (const token of [tokens.admin, tokens.accountant])
      expect((await one(closed.id, token)).status).toBe(404);
  });
});

describe('MerchantDirectory', () => {
  const directory = () => resolve(fixture.container, MerchantDirectory);

  test('the merchant directory has closed merchants, too, and they accept no payments', async () => {
    expect(await directory().byId(bakery.id)).toMatchObject({
      id: bakery.id,
      businessName: 'Пекарна 100% масло',
      businessType: 'RETAIL',
      email: bakery.email,
      phoneNumber: '+359888123456',
      address: 'София, ул. „Шипка“ 1',
      taxId: '175074752',
      status: 'ACTIVE',
      isAccepting: true,
      plan: 'STARTER',
      vatRegistration: 'NONE',
      vatNumber: null,
      fiscalMode: 'OWN_TILL',
      eShopNumber: null,
      iban: null,
      bic: null,
      language: 'bg',
      invoiceAuthor: null,
      logoHash: null,
      brandColor: null,
      slug: 'pekarna-100-maslo',
    });
    await fixture.database.rows(`update merchants set status = 'ACTIVE' where id = :id`, { id: closed.id });
    expect(await directory().byId(closed.id)).toMatchObject({ status: 'ACTIVE', isAccepting: false });
    expect(await directory().byId(999_999)).toBeNull();
  });

  test('the merchant directory returns the visibility of every kind of actor', async () => {
    const user = { kind: 'user', userId: 0, username: '', merchantId: null, sessionId: '' } as const;
    const visible = (actor: Actor) => directory().visibleTo(actor);
    for (const actor of [
      system('job'),
      { kind: 'operator', name: 'root' } as const,
      { ...user, role: 'ADMIN' } as const,
      { ...user, role: 'SUPPORT' } as const,
    ]) {
      expect(await visible(actor)).toBe('all');
    }
    expect(await visible(anonymous)).toEqual([]);
    expect(await visible({ ...user, role: 'MERCHANT', merchantId: cafe.id })).toEqual([cafe.id]);
    expect(await visible({ ...user, role: 'MERCHANT' })).toEqual([]);
    const userId = await createUser(fixture, { username: 'keeper', role: 'ACCOUNTANT' });
    await resolve(fixture.container, AssignAccountant).execute({
      actor: system('tests'),
      merchantId: cafe.id,
      userId,
    });
    expect(await visible({ ...user, userId, role: 'ACCOUNTANT' })).toEqual([cafe.id]);
  });

  test('merchants are assigned to accountants only, and once', async () => {
    const assign = (userId: number, merchantId = bakery.id) =>
      resolve(fixture.container, AssignAccountant).execute({ actor: system('tests'), merchantId, userId });
    const support = await createUser(fixture, { username: 'not-an-accountant', role: 'SUPPORT' });
    await expect(assign(support)).rejects.toThrow(NotAnAccountant);
    await expect(assign(999_999)).rejects.toThrow(NotAnAccountant);
    const accountant = await createUser(fixture, { username: 'assigned', role: 'ACCOUNTANT' });
    await assign(accountant);
    await assign(accountant);
    const rows = await fixture.database.rows(
      `select id from audit_log where action = 'merchant.accountant-assigned' and data ->> 'userId' = :userId`,
      { userId: String(accountant) },
    );
    expect(rows).toHaveLength(1);
    await expect(assign(accountant, 999_999)).rejects.toMatchObject({ code: 'merchants.not-found' });
  });
});
