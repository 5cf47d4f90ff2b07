import { glob, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { Banked } from '../banking/banking-fixture.ts';
import { proformaSteps } from './proformas-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof proformaSteps>;
let seller: Banked;
beforeAll(async () => {
  shop = await sharedApplication('working');
  steps = proformaSteps(shop);
  seller = await steps.addSeller();
});
afterAll(() => shop.stop());

/** Every table that a sum, a tax file, the ledger or the chain of numbers is read from, as it is of the merchant. */
const booked = async (merchantId: number): Promise<Record<string, unknown>> => {
  const [row] = await shop.database.rows<Record<string, unknown>>(
    `select (select count(*)::int from invoices where merchant_id = :merchantId) as documents,
       (select coalesce(sum(total_minor), 0)::bigint from invoices where merchant_id = :merchantId) as total,
       (select json_agg(row(series, next_number, last_hash) order by series) from invoice_series
         where merchant_id = :merchantId) as series,
       (select count(*)::int from payments where merchant_id = :merchantId) as payments,
       (select count(*)::int from ledger_entries e join ledger_accounts a on a.id = e.account_id
         where a.merchant_id = :merchantId) as entries`,
    { merchantId },
  );
  return row!;
};

test('a month with an invoice and proformas is the month with the invoice: in sums, register, files, home, ledger and chain', async () => {
  const month = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' }).slice(0, 7);
  const paid = await steps.write(seller);
  accepted(await steps.receive(seller, paid, paid.open));
  // The mail with the original is part of the chain.
  await shop.drain();
  const asked = ['/invoices/me/summary', '/invoices/me', `/months/me/${month}`, '/merchants/me/home'];
  const readAll = async () => {
    const answers: unknown[] = [];
    for (const path of asked) {
      const { status, body } = await seller.api.get<object>(path);
      answers.push([path, status, body]);
    }
    return answers;
  };
  const before = { answers: await readAll(), rows: await booked(seller.id) };
  const sent = await steps.write(seller);
  await steps.write(seller, { kind: 'OFFER', send: false });
  const offer = await steps.write(seller, { kind: 'OFFER' });
  accepted(await shop.api().post(`/offers/${steps.tokenOf(offer)}/accept`, { version: offer.version }));
  accepted(await seller.api.post(`/proformas/${sent.id}/withdraw`, {}));
  await shop.drain();
  expect(await booked(seller.id)).toEqual(before.rows);
  const after = await readAll();
  const withoutLinks = (answers: unknown) =>
    JSON.stringify(answers, (key, value: unknown) =>
      /[lL]ink|transfer|promis|^now$|At$/.test(key) ? 0 : value,
    );
  expect(withoutLinks(after)).toBe(withoutLinks(before.answers));
  expect(before.answers.filter((one) => (one as [string, number])[1] === 200).length).toBeGreaterThan(2);
});

test('no other module reads the tables of proformas: not PRODAGBI, the audit file, UBL, the register, turnover or the chain', async () => {
  const readers: string[] = [];
  for await (const file of glob('src/modules/**/*.ts')) {
    if (file.startsWith('src/modules/proformas/')) continue;
    const source = await readFile(file, 'utf8');
    if (/\b(?:from|join|into|update) proforma(?:s|_\w+)\b|'proforma(?:s|_\w+)'/.test(source))
      readers.push(file);
  }
  expect(readers).toEqual([]);
});
