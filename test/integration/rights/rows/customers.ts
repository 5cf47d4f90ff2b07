import type { Callers, OwnedRecords } from '../callers.ts';
import { backOffice, merchants, plain, readers, row, type Row } from '../row.ts';

const idOf = async (rows: Promise<{ id: number }[]>): Promise<number> => (await rows)[0]!.id;

/** Stored directly: a suspended merchant may add none. */
const customer = (
  { merchantId }: OwnedRecords,
  { shop }: Callers,
  vatNumber: string | null = null,
): Promise<number> =>
  idOf(
    shop.database.rows(
      `insert into customers (merchant_id, kind, name, country, vat_number, language, created_at)
       values (:merchantId, 'PERSON', 'Мария', 'BG', :vatNumber, 'bg', now()) returning id`,
      { merchantId, vatNumber },
    ),
  );
const checkable = (records: OwnedRecords, callers: Callers) => customer(records, callers, 'BG175074752');
const item = ({ merchantId }: OwnedRecords, { shop }: Callers): Promise<number> =>
  idOf(
    shop.database.rows(
      `insert into items (merchant_id, name, unit, price_minor, currency, price_holds_vat, rate, created_at)
       values (:merchantId, 'Хляб', 'бр.', 480, 'EUR', true, 20, now()) returning id`,
      { merchantId },
    ),
  );

const changes = [401, 200, 404, 403, 403, 403, 403, 403, 401] as const;
const csv = (text: string): string => Buffer.from(text).toString('base64');
const person = { kind: 'PERSON', name: 'Мария Георгиева' };
const bread = { name: 'Хляб', price: 4.8, rate: 20 };

const ofCustomers: Readonly<Record<string, Row>> = {
  'GET /customers/me': plain(merchants(200, 200), '/customers/me'),
  'GET /customers/me/summary': plain(merchants(200, 200), '/customers/me/summary'),
  'GET /customers': plain(backOffice, '/customers'),
  'POST /customers/me': plain(merchants(201, 403), '/customers/me', person),
  'GET /customers/me/export': plain(merchants(200, 200), '/customers/me/export?format=csv'),
  'POST /customers/me/import': plain(merchants(200, 403), '/customers/me/import', {
    content: csv('name\nМария\n'),
  }),
  'GET /customers/me/proposed': plain(merchants(200, 200), '/customers/me/proposed'),
  'POST /customers/me/proposed': plain(merchants(404, 403), '/customers/me/proposed', {
    email: 'unknown@example.com',
  }),
  'GET /customers/:id': row(readers, async (records, callers) => ({
    path: `/customers/${await customer(records, callers)}`,
  })),
  'PUT /customers/:id': row(changes, async (records, callers) => ({
    path: `/customers/${await customer(records, callers)}`,
    body: { ...person, version: 1 },
  })),
  'POST /customers/:id/archive': row(changes, async (records, callers) => ({
    path: `/customers/${await customer(records, callers)}/archive`,
    body: {},
  })),
  'POST /customers/:id/vat-check': row(changes, async (records, callers) => ({
    path: `/customers/${await checkable(records, callers)}/vat-check`,
  })),
  'POST /customers/:id/merge': row(changes, async (records, callers) => ({
    path: `/customers/${await customer(records, callers)}/merge`,
    body: { into: await customer(records, callers) },
  })),
  'GET /customers/:id/statement': row(readers, async (records, callers) => ({
    path: `/customers/${await customer(records, callers)}/statement`,
  })),
  'GET /customers/:id/statement/pdf': row(readers, async (records, callers) => ({
    path: `/customers/${await customer(records, callers)}/statement/pdf`,
  })),
};

const ofItems: Readonly<Record<string, Row>> = {
  'GET /items/me': plain(merchants(200, 200), '/items/me'),
  'GET /items': plain(backOffice, '/items'),
  'POST /items/me': plain(merchants(201, 403), '/items/me', bread),
  'GET /items/me/export': plain(merchants(200, 200), '/items/me/export?format=csv'),
  'POST /items/me/import': plain(merchants(200, 403), '/items/me/import', {
    content: csv('code;name;price;rate\nA-1;Хляб;4,80;20\n'),
  }),
  'GET /items/:id': row(readers, async (records, callers) => ({
    path: `/items/${await item(records, callers)}`,
  })),
  'PUT /items/:id': row(changes, async (records, callers) => ({
    path: `/items/${await item(records, callers)}`,
    body: { ...bread, version: 1 },
  })),
  'POST /items/:id/archive': row(changes, async (records, callers) => ({
    path: `/items/${await item(records, callers)}/archive`,
    body: {},
  })),
};

const storedImport = ({ merchantId }: OwnedRecords, { shop }: Callers): Promise<number> =>
  idOf(
    shop.database.rows(
      `insert into record_imports (merchant_id, records, imported_by, imported_at, created, changed)
       values (:merchantId, 'ITEMS', 'user:1', now(), 0, 0) returning id`,
      { merchantId },
    ),
  );

const ofImports: Readonly<Record<string, Row>> = {
  'GET /record-imports/me': plain(merchants(200, 403), '/record-imports/me'),
  'POST /record-imports/:id/undo': row(changes, async (records, callers) => ({
    path: `/record-imports/${await storedImport(records, callers)}/undo`,
    body: {},
  })),
};

/** Calls of customers and items. */
export const rows: Readonly<Record<string, Row>> = { ...ofCustomers, ...ofItems, ...ofImports };
