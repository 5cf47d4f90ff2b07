import { expect } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Role } from '#kernel/actor.ts';
import type { InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { serveRoutes } from '#test/support/serve-routes.ts';

export const user = (role: Role, userId: number, merchantId: number | null = null) =>
  ({
    kind: 'user',
    userId,
    username: role,
    role,
    merchantRole: role === 'MERCHANT' ? 'OWNER' : null,
    merchantId,
    sessionId: 's',
    isEmailVerified: true,
  }) as const;

const addAccountant = async (fixture: InvoicesFixture, merchantId: number): Promise<number> => {
  const [row] = await fixture.database.rows<{ id: number }>(
    `insert into users (username, email, first_name, last_name, role, status, password_hash, language, created_at, updated_at,
       password_changed_at)
     values ('a', 'a@example.com', 'А', 'Б', 'ACCOUNTANT', 'ACTIVE', 'x', 'bg', now(), now(), now()) returning id`,
  );
  await fixture.database.rows('insert into merchant_assignments values (?, ?, now())', [merchantId, row!.id]);
  return row!.id;
};

/** A valid body of `POST /invoices`, with changed fields. */
export const draft = (facts: object = {}) => ({
  currency: 'EUR',
  customer: {
    kind: 'COMPANY',
    name: 'Книжарница „Хеликон“ ООД',
    address: 'гр. Пловдив, ул. „Райко Даскалов“ 3',
    taxId: '831902088',
    vatNumber: 'BG831902088',
    email: 'kupuvach@example.com',
  },
  items: [
    { description: 'Консултация', quantity: 2.5, unit: 'ч', unitPrice: 40, taxRate: 20 },
    { description: 'Учебник', quantity: 3, unitPrice: 9.99, taxRate: 9 },
  ],
  description: 'Обучение на екипа',
  ...facts,
});

/** HTTP status, code and the names of the fields of a refusal. */
export const errorOf = async (answer: Response) => {
  const { code, fields } = (await answer.json()) as ErrorBody;
  return [answer.status, code, ...Object.keys(fields ?? {})];
};

/** The routes and pages of the module with a caller of each role: two merchants, a suspended one, and the back callers. */
export const openCallers = async (fixture: InvoicesFixture) => {
  const own = await fixture.addMerchant();
  const other = await fixture.addMerchant({
    businessName: 'Съседите ООД',
    vatRegistration: 'NONE',
    vatNumber: null,
  });
  const suspended = await fixture.addMerchant({ status: 'SUSPENDED' });
  const actors = {
    own: user('MERCHANT', 1, own),
    other: user('MERCHANT', 2, other),
    admin: user('ADMIN', 3),
    support: user('SUPPORT', 4),
    accountant: user('ACCOUNTANT', await addAccountant(fixture, own)),
    suspended: user('MERCHANT', 6, suspended),
  };
  const api = await serveRoutes(fixture.parts.routes, actors, fixture.parts.pages);
  const post = (path: string, bearer: string | undefined, body?: object, language?: string) =>
    api.post(path, bearer, body, language);
  const write = async (facts: object = {}, bearer = 'own'): Promise<Invoice> => {
    const response = await post('/invoices', bearer, draft(facts));
    expect(response.status).toBe(201);
    return (await response.json()) as Invoice;
  };
  /** Answers in English. */
  const ask = (path: string, body: object, bearer = 'own') => post(path, bearer, body, 'en');
  const get = async ({ id }: Pick<Invoice, 'id'>): Promise<Invoice> =>
    (await (await api.get(`/invoices/${id}`, 'own')).json()) as Invoice;
  /** The payment links of a written document, the oldest first. */
  const linksOf = ({ id }: Pick<Invoice, 'id'>) =>
    fixture.database.rows<{ id: number; status: string; amount_minor: number }>(
      'select id, status, amount_minor from payment_links where invoice_id = ? order by id',
      [id],
    );
  return { own, other, suspended, api, post, ask, get, linksOf, write };
};
export type Callers = Awaited<ReturnType<typeof openCallers>>;
