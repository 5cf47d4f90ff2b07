import { beforeAll, expect, it } from 'vitest';
import type { DataSubject, Erasure, PersonalRecords } from '#kernel/personal-data.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { Banked } from './banking-fixture.ts';
import { matchingSteps, type MatchingSteps } from './matching-fixture.ts';

let shop: TestApplication;
let steps: MatchingSteps;
let merchant: Banked;

beforeAll(async () => {
  shop = await sharedApplication('working');
  steps = matchingSteps(shop);
  merchant = await steps.addSeller();
});

const actor = { kind: 'operator', name: 'tests' } as const;
const findAll = (subject: DataSubject): Promise<readonly (readonly PersonalRecords[])[]> =>
  Promise.all(shop.application.contributions.personalData.map((one) => one.find(subject)));

it('a payer’s movements are found by the e-mail of what they paid and kept; the accounts of a customer go', async () => {
  const email = 'payer@bank.example';
  const invoice = await steps.write(merchant, 120, {
    customer: { kind: 'PERSON', name: 'Книжарница Хеликон', email },
  });
  const { lines } = await steps.read(merchant, steps.line({ text: `ф-ра ${invoice.invoiceNumber}` }));
  expect(lines).toMatchObject([{ state: 'MATCHED' }]);
  const customer = { kind: 'COMPANY', name: 'Пример ООД', taxId: '175074752', email };
  const { id } = accepted(await merchant.api.post<{ id: number }>('/customers/me', customer));
  await shop.database.rows(
    `insert into customer_ibans (customer_id, iban, first_seen, confirmed_by)
     values (:id, 'BG18RZBB91550123456789', '2026-11-03', 'user:1') on conflict do nothing`,
    { id },
  );
  const found = await findAll({ kind: 'email', email });
  const of = (kind: string) => found.flat().find((records) => records.kind === kind)?.rows;
  expect(of('bank-movements')).toMatchObject([{ amount_minor: 12_000, iban: 'BG18RZBB91550123456789' }]);
  expect(of('customer-accounts')).toMatchObject([{ customer_id: id, iban: 'BG18RZBB91550123456789' }]);
  const erased: Erasure[] = [];
  for (const [at, one] of shop.application.contributions.personalData.entries())
    erased.push(...(await one.erase({ kind: 'email', email }, actor, found[at]!)));
  expect(erased).toContainEqual({ kind: 'bank-movements', erased: 0, kept: 1, ground: 'accounting' });
  expect(erased).toContainEqual({ kind: 'customer-accounts', erased: 1, kept: 0, ground: null });
  expect(await shop.database.rows('select 1 from customer_ibans where customer_id = :id', { id })).toEqual(
    [],
  );
});

it('a merchant’s bank accounts are among its data, and with one it is not deleted', async () => {
  const own = await steps.addBanked();
  accepted(await own.api.post('/bank/accounts', { iban: steps.newIban() }));
  const found = await findAll({ kind: 'merchant', merchantId: own.id });
  expect(found.flat().find(({ kind }) => kind === 'bank-accounts')?.rows).toHaveLength(1);
  await shop.admin.delete(`/merchants/${own.id}`);
  const [row] = await shop.database.rows<{ is_closed: boolean }>(
    'select closed_at is not null as is_closed from merchants where id = :id',
    own,
  );
  expect(row).toEqual({ is_closed: true });
});
