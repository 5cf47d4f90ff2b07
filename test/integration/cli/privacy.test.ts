import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
let merchant: TestMerchant;
/** A payment that its customer has not paid yet. */
let open: number;
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);
type Erasures = { erasures: { kind: string; erased: number; kept: number; fixture: string | null }[] };
const erase = async (...args: string[]): Promise<Erasures['erasures']> =>
  (JSON.parse((await plateno(['privacy', 'erase', ...args, '--json'])).stdout) as Erasures).erasures;

const maria = { customerEmail: 'Maria@example.com', customerName: 'Мария Петрова' };
const sell = async (customer = maria): Promise<number> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant), customer);
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  return checkout.paymentId;
};

/** Tables that still contain the email. */
const tablesWith = async (text: string): Promise<string[]> => {
  const tables = await shop.database.rows<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relname <> 'idempotency_keys' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.database.rows(`select from ${name} t where t::text ~* '\\m${text}' limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
};

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
  const mailed = shop.mailbox.received(2);
  await sell();
  await sell({ customerEmail: 'rosemaria@example.com', customerName: 'Роза' });
  await mailed;
});
afterAll(() => shop.stop());

test('privacy export gives a customer all stored data, for people and for programs', async () => {
  const read = await plateno(['privacy', 'export', '--email', 'maria@example.com']);
  expect(read.stdout).toMatch(/Payments \(1\)[^]*customer_name\s+Мария Петрова/);
  const { stdout } = await plateno(['privacy', 'export', '--email', 'maria@example.com', '--format', 'json']);
  expect(stdout).not.toContain('rosemaria@example.com');
  const { records } = JSON.parse(stdout) as { records: { kind: string; rows: unknown[] }[] };
  expect(records.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['payments', 'documents', 'mails']));
  expect((await plateno(['privacy', 'export', '--email', 'unknown@example.com'])).code).toBe(3);
  expect((await plateno(['privacy', 'export'])).code).toBe(2);
});

test('a customer is erased, except for documents required by law and open payments', async () => {
  open = (await shop.openCheckout(await shop.createLink(merchant), maria)).paymentId;
  const before = await tablesWith('maria@example.com');
  const tried = await erase('--email', 'maria@example.com', '--dry-run');
  expect(await tablesWith('maria@example.com')).toEqual(before);
  expect((await plateno(['privacy', 'erase', '--email', 'maria@example.com'])).code).toBe(2);
  const done = await erase('--email', 'maria@example.com', '--yes');
  // Events of the provider may arrive between the two.
  const withoutEvents = (erasures: Erasures['erasures']) => erasures.filter(({ kind }) => kind !== 'signals');
  expect(withoutEvents(done)).toEqual(withoutEvents(tried));
  expect(done).toContainEqual({ kind: 'payments', erased: 1, kept: 1, ground: 'under-way' });
  expect(done).toContainEqual({ kind: 'documents', erased: 0, kept: 1, ground: 'accounting' });
  expect(done).toContainEqual({ kind: 'mails', erased: 1, kept: 0, ground: null });
  expect(await shop.database.rows('select customer_email as email from payments order by id')).toEqual([
    { email: null },
    { email: 'rosemaria@example.com' },
    { email: 'Maria@example.com' },
  ]);
  expect(await shop.doctor()).toEqual([]);
  expect((await plateno(['invoices', 'verify'])).code).toBe(0);
});

test('after the payment has ended, only the document still names the customer', async () => {
  const link = String((await shop.payment(open)).paymentLinkId);
  await plateno(['links', 'cancel', '--yes', link]);
  // The provider's own event about the end arrives last.
  const over = `select from provider_events where type = 'checkout.session.expired' and state = 'DONE'`;
  await shop.drain();
  expect(await shop.database.rows(over)).not.toEqual([]);
  await erase('--email', 'maria@example.com', '--yes');
  expect(await tablesWith('maria@example.com')).toEqual(['invoices']);
  const audited = await shop.database.rows<{ action: string }>(
    `select action from audit_log where subject_type = 'person' and actor like 'operator:%'`,
  );
  expect(audited.map(({ action }) => action)).toContain('personal-data.erased');
});

test('a merchant with documents keeps name and seat; its user account, contact data and bank account are erased', async () => {
  const done = await erase('--merchant', String(merchant.id), '--yes');
  expect(done).toContainEqual({ kind: 'accounts', erased: 1, kept: 0, ground: null });
  expect(done).toContainEqual({ kind: 'merchants', erased: 0, kept: 1, ground: 'accounting' });
  const [row] = await shop.database.rows(
    `select business_name <> '' as "isNamed", phone_number as phone, closed_at is not null as "isClosed",
       email like '%.invalid' as "isBare" from merchants where id = ${merchant.id}`,
  );
  expect(row).toEqual({ isNamed: true, phone: '', isClosed: true, isBare: true });
  expect(await tablesWith(merchant.email)).toEqual([]);
  expect(await shop.doctor()).toEqual([]);
});

test('a user is erased with the sessions, but never the last administrator', async () => {
  const { id } = await shop.addStaff('SUPPORT');
  const done = await erase('--user', String(id), '--yes');
  expect(done).toContainEqual({ kind: 'sessions', erased: 1, kept: 0, ground: null });
  expect(done).toContainEqual({
    kind: 'audit',
    erased: 0,
    kept: expect.any(Number) as number,
    ground: 'append-only',
  });
  expect((await plateno(['privacy', 'export', '--user', '1'])).stdout).not.toContain('password');
  expect((await plateno(['privacy', 'erase', '--user', '1', '--yes'])).code).toBe(5);
});

test('privacy requests names the payers who ask for erasure, until they are erased', async () => {
  await shop.database.rows(
    `insert into payer_erasure_requests (email, asked_at) values ('asks@example.com', now())`,
  );
  await shop.database.rows(
    `insert into payer_companies (email, name, address, country, updated_at)
     values ('asks@example.com', 'Тест ЕООД', 'София', 'BG', now())`,
  );
  const asked = async (): Promise<string[]> => {
    const { stdout } = await plateno(['privacy', 'requests', '--json']);
    return (JSON.parse(stdout) as { requests: { email: string }[] }).requests.map(({ email }) => email);
  };
  expect(await asked()).toEqual(['asks@example.com']);
  const erased = await erase('--email', 'Asks@example.com', '--yes');
  expect(erased.filter(({ erased: count }) => count > 0).map(({ kind }) => kind)).toEqual([
    'payer-companies',
    'erasure-requests',
  ]);
  expect([await asked(), await tablesWith('asks@example.com')]).toEqual([[], []]);
});
