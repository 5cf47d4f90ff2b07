import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { idleApplication } from '#test/support/idle-application.ts';
import { createCallers, type Callers } from './callers.ts';

const idle = await idleApplication();
const takesInput = (schema: z.ZodType): boolean =>
  !(schema instanceof z.ZodObject) || Object.keys(schema.shape).length > 0;
/** Calls with an object in their path and further input. */
const ofObjects = idle.routes.filter(
  ({ endpoint }) => takesInput(endpoint.params) && (takesInput(endpoint.query) || takesInput(endpoint.body)),
);
let callers: Callers;
beforeAll(async () => {
  callers = await createCallers();
});
afterAll(async () => {
  await callers.shop.stop();
  await idle.close();
});

/** The path of an object that does not exist. */
const addressOf = (pattern: string, id: string): string =>
  pattern.replace('/api-keys/:id', '/api-keys/aaaaaaaa').replace(/:\w+/g, id);

type Refusal = { fields: Record<string, string> };

describe('404 before 422', () => {
  test.each(ofObjects.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route] as const))(
    'an unknown object is 404 before invalid input, in body and query, is 422: %s',
    async (_, { endpoint }) => {
      const { access, method, path } = endpoint;
      const tokenOf = (): string => {
        if (!Array.isArray(access) || access.includes('ADMIN')) return callers.shop.adminToken;
        return access.includes('MERCHANT') ? callers.own.token : callers.accountant.token;
      };
      const api = callers.shop.api(tokenOf());
      const send = (sentPath: string) => {
        const wrong = {
          amount: 'wrong',
          days: 'wrong',
          email: 'wrong',
          reason: 7,
          sessionId: 7,
          status: 'wrong',
        };
        const parameters = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
        const query = new URLSearchParams(parameters.map((name) => [name, '~ wrong ~'])).toString();
        const address = query === '' ? sentPath : `${sentPath}?${query}`;
        if (method === 'GET') return api.get(address);
        return method === 'PUT' ? api.put(address, wrong) : api.post(address, wrong);
      };
      expect((await send(addressOf(path, '987654321'))).status).toBe(404);
    },
  );

  test('more than eight calls name an object and take input', () =>
    expect(ofObjects.length).toBeGreaterThan(8));
});

describe('403 before 422', () => {
  const writes = idle.routes.filter(
    ({ endpoint: { method, access, body } }) =>
      method !== 'GET' && Array.isArray(access) && access.includes('MERCHANT') && takesInput(body),
  );
  test.each(writes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'a suspended merchant is refused with 403 before invalid input is 422: %s',
    async (_, { method, path: pattern }) => {
      const { api } = callers.suspended;
      const path = addressOf(pattern.replace(':month', '2026-01').replace(':event', 'PAYMENT_RECEIVED'), '1');
      const wrong = { amount: 'wrong', days: 'wrong', email: 7, reason: 7, currency: 'wrong', content: 7 };
      const answer = await (method === 'PUT' ? api.put(path, wrong) : api.post(path, wrong));
      expect(answer.status).toBe(403);
    },
  );

  test.each([
    ['a link', '/payment-links/me', { amount: 0.1, currency: 'EUR' }],
    [
      'an invoice',
      '/invoices',
      {
        currency: 'EUR',
        customer: { kind: 'COMPANY', name: 'Фирма ООД', taxId: '175074753' },
        items: [{ description: 'Услуга', quantity: 1, unitPrice: 10, taxRate: 20 }],
      },
    ],
  ])('a suspended merchant is refused with 403 before a broken rule of %s is 422', async (_, path, body) => {
    expect((await callers.suspended.api.post(path, body)).status).toBe(403);
  });

  test('more than eight writes of merchants take input', () => expect(writes.length).toBeGreaterThan(8));
});

describe('all problems together', () => {
  const refused = async (answer: Promise<{ status: number; body: unknown }>): Promise<string[]> => {
    const { status, body } = await answer;
    expect(status).toBe(422);
    return Object.keys((body as Refusal).fields).toSorted();
  };

  it('an invalid registration is refused with all problems of schema and rules together', async () => {
    const { shop } = callers;
    const answer = shop.api().post('/merchants/register', {
      businessName: '',
      businessType: 'OTHER',
      email: 'no address',
      phoneNumber: '12',
      address: 'гр. Русе',
      taxId: '175074753',
      password: 'тайна дума 1',
    });
    expect(await refused(answer)).toEqual(['businessName', 'email', 'phoneNumber', 'taxId']);
  });

  it('an invalid profile is refused with all problems of schema and rules together', async () => {
    const answer = callers.own.api.put('/merchants/me', {
      businessName: '',
      businessType: 'OTHER',
      email: 'shop@table.example',
      phoneNumber: '12',
      address: 'гр. Русе',
      taxId: '175074753',
    });
    expect(await refused(answer)).toEqual(['businessName', 'phoneNumber', 'taxId']);
  });

  it('an invalid payment link is refused with all problems of schema and rules together', async () => {
    const answer = callers.own.api.post('/payment-links/me', {
      amount: 0.1,
      currency: 'EUR',
      expiresInDays: null,
      customerEmail: 'no address',
    });
    expect(await refused(answer)).toEqual(['amount', 'customerEmail', 'expiresInDays']);
  });

  it('an invalid invoice is refused with all problems of schema and rules together', async () => {
    const answer = callers.own.api.post('/invoices', {
      currency: 'лв.',
      customer: { kind: 'COMPANY', name: 'Фирма ООД', taxId: '175074753' },
      items: [{ description: 'Услуга', quantity: 1, unitPrice: 10, taxRate: 20 }],
      dueDate: '2020-01-01',
    });
    expect(await refused(answer)).toEqual([
      'currency',
      'customer.address',
      'customer.taxId',
      'dueDate',
      'items.0.taxRate',
    ]);
  });

  it('an invalid user is refused with all problems of schema and rules together', async () => {
    const answer = callers.shop.admin.post('/users', {
      username: '',
      email: 'new@table.example',
      firstName: 'Нов',
      lastName: 'Човек',
      role: 'SUPPORT',
      password: 'тайна дума 1',
      merchantId: callers.own.id,
    });
    expect(await refused(answer)).toEqual(['merchantId', 'username']);
  });
});
