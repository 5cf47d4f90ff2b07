import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { idleApplication } from '#test/support/idle-application.ts';
import { gatherPeople, type People } from './people.ts';

const idle = await idleApplication();
const takesInput = (schema: z.ZodType): boolean =>
  !(schema instanceof z.ZodObject) || Object.keys(schema.shape).length > 0;
/** Calls that name an object in their path and take input beside it. */
const ofObjects = idle.routes.filter(
  ({ endpoint }) => takesInput(endpoint.params) && (takesInput(endpoint.query) || takesInput(endpoint.body)),
);
let people: People;
beforeAll(async () => {
  people = await gatherPeople();
});
afterAll(async () => {
  await people.shop.stop();
  await idle.close();
});

type Refusal = { fields: Record<string, string> };

describe('an unknown object is 404 before wrong input is 422', () => {
  test.each(ofObjects.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route] as const))(
    '%s',
    async (_, { endpoint }) => {
      const { access, method, path } = endpoint;
      const isMerchants = Array.isArray(access) && !access.includes('ADMIN');
      const api = people.shop.api(isMerchants ? people.own.token : people.shop.adminToken);
      const send = (address: string) => {
        const wrong = {
          amount: 'wrong',
          days: 'wrong',
          email: 'wrong',
          reason: 7,
          sessionId: 7,
          status: 'wrong',
        };
        if (method === 'GET') return api.get(`${address}?sortBy=wrong`);
        return method === 'PUT' ? api.put(address, wrong) : api.post(address, wrong);
      };
      expect((await send(path.replace(/:\w+/g, '987654321'))).status).toBe(404);
    },
  );

  test('there are such calls', () => expect(ofObjects.length).toBeGreaterThan(8));
});

describe('a suspended merchant is refused with 403 before wrong input is 422', () => {
  const writes = idle.routes.filter(
    ({ endpoint: { method, access, body } }) =>
      method !== 'GET' && Array.isArray(access) && access.includes('MERCHANT') && takesInput(body),
  );
  test.each(writes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, { method, path }) => {
      const { api } = people.suspended;
      const address = path.replace(/:\w+/g, '1');
      const wrong = { amount: 'wrong', days: 'wrong', email: 7, reason: 7, currency: 'wrong', content: 7 };
      const answer = await (method === 'PUT' ? api.put(address, wrong) : api.post(address, wrong));
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
  ])('of what breaks a rule of %s', async (_, address, body) => {
    expect((await people.suspended.api.post(address, body)).status).toBe(403);
  });

  test('there are such calls', () => expect(writes.length).toBeGreaterThan(8));
});

describe('everything that is wrong is named in one round, what the shape and what the rules refuse', () => {
  const refused = async (answer: Promise<{ status: number; body: unknown }>): Promise<string[]> => {
    const { status, body } = await answer;
    expect(status).toBe(422);
    return Object.keys((body as Refusal).fields).toSorted();
  };

  it('of a registration', async () => {
    const { shop } = people;
    const answer = shop.api().post('/merchants/register', {
      businessName: '',
      businessType: 'OTHER',
      email: 'no address',
      phoneNumber: '12',
      address: 'гр. Русе',
      taxId: '175074753',
      password: 'парола1',
    });
    expect(await refused(answer)).toEqual(['businessName', 'email', 'phoneNumber', 'taxId']);
  });

  it('of a profile', async () => {
    const answer = people.own.api.put('/merchants/me', {
      businessName: '',
      businessType: 'OTHER',
      email: 'shop@table.example',
      phoneNumber: '12',
      address: 'гр. Русе',
      taxId: '175074753',
    });
    expect(await refused(answer)).toEqual(['businessName', 'phoneNumber', 'taxId']);
  });

  it('of a link', async () => {
    const answer = people.own.api.post('/payment-links/me', {
      amount: 0.1,
      currency: 'EUR',
      expiresInDays: null,
      customerEmail: 'no address',
    });
    expect(await refused(answer)).toEqual(['amount', 'customerEmail', 'expiresInDays']);
  });

  it('of an invoice', async () => {
    const answer = people.own.api.post('/invoices', {
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

  it('of a user', async () => {
    const answer = people.shop.admin.post('/users', {
      username: '',
      email: 'new@table.example',
      firstName: 'Нов',
      lastName: 'Човек',
      role: 'SUPPORT',
      password: 'парола1',
      merchantId: people.own.id,
    });
    expect(await refused(answer)).toEqual(['merchantId', 'username']);
  });
});
