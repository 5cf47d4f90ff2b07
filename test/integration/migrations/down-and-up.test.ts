import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts';
import { migrateDatabase, pendingMigrations, rollBackDatabase } from '#platform/database/migrate.ts';
import * as logos from '../../../migrations/20261121093000_logos.ts';
import * as plans from '../../../migrations/20261209020000_merchant_plans.ts';
import * as registrations from '../../../migrations/20261202070000_merchant_registrations.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { schemaLines } from '#test/support/schema-lines.ts';

let testDatabase: TestDatabase;
let opened: OpenDatabase;
let owner: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  opened = openDatabase(testDatabase.migratorUrl, { size: 1 });
  owner = opened.database;
});
afterAll(async () => {
  await opened.close();
  await testDatabase.drop();
});

it('every migration can be rolled back without remains and run again with the same schema', async () => {
  const before = await schemaLines(owner);
  expect(before.length).toBeGreaterThan(300);

  await rollBackDatabase(testDatabase.migratorUrl, true);
  expect(await schemaLines(owner)).toEqual([]);
  expect((await pendingMigrations(testDatabase.migratorUrl)).length).toBeGreaterThan(5);

  await migrateDatabase({ migratorUrl: testDatabase.migratorUrl, applicationRole: 'plateno_app' });
  expect(await pendingMigrations(testDatabase.migratorUrl)).toEqual([]);
  expect(await schemaLines(owner)).toEqual(before);
});

it('the history of VAT registrations begins with the documents, the closed months and the merchant of today', async () => {
  await registrations.down(opened.transactions.pool);
  const [row] = await owner.rows<{ id: number }>(
    `insert into merchants (business_name, business_type, email, phone_number, address, status, slug, vat_registration,
       vat_number, created_at, updated_at)
     values ('Агро', 'RETAIL', 'agro@example.bg', '+359888123457', 'Варна', 'ACTIVE', 'agro', 'FULL', 'BG831902088',
       '2026-08-01T09:00:00Z', now()) returning id`,
  );
  await owner.rows(
    `insert into invoice_series (merchant_id, series, next_number) values (:id, 'LEGAL', 5)`,
    row,
  );
  const documents = [
    ['2026-09-01', 'NONE', null],
    ['2026-09-02', 'NONE', null],
    ['2026-09-10', 'FULL', 'BG175074752'],
    ['2026-09-20', 'NONE', null],
  ] as const;
  for (const [place, [day, registration, vatNumber]] of documents.entries())
    await owner.rows(
      `insert into invoices (merchant_id, series, number, invoice_number, type, status, currency, subtotal_minor, tax_minor,
         total_minor, eur_rate, eur_subtotal_minor, eur_tax_minor, vat_registration, issue_date, tax_event_date, due_date,
         issued_at, payment_method, author, language, seller, buyer, fiscal_mode, document_hash)
       values (:id, 'LEGAL', :number, :text, 'INVOICE', 'PENDING', 'EUR', 1, 0, 1, 1, 1, 0, :registration, :day, :day, :day,
         now(), 'BANK_TRANSFER', '', 'bg', cast(:seller as jsonb), '{}', 'OWN_TILL', :text)`,
      {
        ...row!,
        number: place + 1,
        text: `${place}`,
        registration,
        day,
        seller: JSON.stringify({ vatNumber }),
      },
    );
  await owner.rows(
    `insert into month_closes (merchant_id, month, revision, status, problems, totals, fingerprint, closed_by, closed_at)
     values (:id, '2026-09-01', 1, 'CLOSED', '[]', '{}', '', 'user:1', now())`,
    row,
  );
  await registrations.up(opened.transactions.pool);
  const history = await owner.rows<object>(
    `select to_char(valid_from, 'YYYY-MM-DD') as day, vat_registration as registration, vat_number as number
     from merchant_registrations where merchant_id = :id order by id`,
    row,
  );
  expect(history.map((one) => Object.values(one))).toEqual([
    ['2026-08-01', 'NONE', null],
    ['2026-09-10', 'FULL', 'BG175074752'],
    ['2026-09-20', 'NONE', null],
    ['2026-10-01', 'FULL', 'BG831902088'],
  ]);
});

it('rolling back the logos migration returns content and type to the merchant', async () => {
  const content = Buffer.from('a picture');
  await owner.rows(
    `insert into logos (hash, media_type, width, height, content, stored_at)
     values (:hash, 'image/png', 1, 1, :content, now())`,
    { hash: 'a'.repeat(64), content },
  );
  await owner.rows(
    `insert into merchants (business_name, business_type, email, phone_number, address, status, slug, logo_hash,
       created_at, updated_at)
     values ('Пекарна', 'RETAIL', 'bakery@example.bg', '+359888123456', 'Варна', 'ACTIVE', 'pekarna', :hash, now(), now())`,
    { hash: 'a'.repeat(64) },
  );
  await logos.down(opened.transactions.pool);
  expect(await owner.rows(`select logo, logo_type from merchants where slug = 'pekarna'`)).toEqual([
    { logo: content, logo_type: 'image/png' },
  ]);
});

it('the history of plans begins with the plan that a merchant has, given from its registration on', async () => {
  await plans.down(opened.transactions.pool);
  const insert = (slug: string, plan: string, closedAt: string | null) =>
    owner.rows(
      `insert into merchants (business_name, business_type, email, phone_number, address, status, slug, plan,
         created_at, updated_at, closed_at)
       values ('Агро', 'RETAIL', :email, '+359888123457', 'Варна', 'ACTIVE', :slug, :plan,
         '2026-07-31T21:30:00Z', now(), :closedAt)`,
      { email: `${slug}@example.bg`, slug, plan, closedAt },
    );
  await insert('planned', 'PRO', null);
  await insert('plan-of-closed', 'GROWTH', '2026-09-01T09:00:00Z');
  await plans.up(opened.transactions.pool);
  const rows = await owner.rows(
    `select m.slug, p.seq, p.plan, p.kind, to_char(p.valid_from, 'YYYY-MM-DD') as day
     from merchant_plans p join merchants m on m.id = p.merchant_id where m.slug like 'plan%' order by m.id, p.seq`,
  );
  expect(rows).toEqual([
    { slug: 'planned', seq: 1, plan: 'PRO', kind: 'GIVEN', day: '2026-08-01' },
    { slug: 'plan-of-closed', seq: 1, plan: 'STARTER', kind: 'GIVEN', day: '2026-08-01' },
  ]);
});
