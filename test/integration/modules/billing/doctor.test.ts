import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBilling, type Billing } from './billing-fixture.ts';

let billing: Billing;
let merchant: number;
let noted: number;

beforeAll(async () => {
  billing = await openBilling();
  merchant = await billing.addMerchant();
  const payment = await billing.book(merchant, {
    at: '2026-09-10T10:00:00Z',
    minor: 1_000,
    account: 'acct_d',
  });
  billing.at('2026-10-01T04:00:00Z');
  await billing.run('2026-09');
  await billing.book(merchant, { at: '2026-10-10T10:00:00Z', minor: -100, account: 'acct_d' }, payment);
  await billing.book(merchant, { at: '2026-10-11T10:00:00Z', minor: 300 });
  billing.at('2026-11-01T04:00:00Z');
  await billing.run('2026-10');
  noted = await billing.addMerchant();
  await billing.book(noted, { at: '2026-10-12T10:00:00Z', minor: 250 });
});
afterAll(() => billing.close());

type Plant = readonly [what: string, findings: readonly string[], plant: string, undo: string];
const bill = (change: string, month = '2026-09'): string =>
  `update platform_bills set ${change} where merchant_id = :merchant and month = '${month}'`;

const plants: readonly Plant[] = [
  [
    'a cent more of fees on a bill',
    [
      'doctor.bill-sums: merchant 2, month 2026-09: the bill has 10.01 EUR of fees, the ledger has 10.00 EUR',
      'doctor.bill-documents: merchant 2, month 2026-09: the bill adds up to 10.01 EUR, document 0000000001 to 10.00 EUR',
    ],
    bill('charged_minor = charged_minor + 1'),
    bill('charged_minor = charged_minor - 1'),
  ],
  [
    'a cent less kept from the payments',
    [
      'doctor.bill-documents: merchant 2, month 2026-09: 9.99 EUR was kept from the payments, document 0000000001 has 10.00 EUR',
    ],
    bill('taken_minor = taken_minor - 1'),
    bill('taken_minor = taken_minor + 1'),
  ],
  [
    'a cent of a plan',
    [
      'doctor.bill-documents: merchant 2, month 2026-10: the bill adds up to 3.01 EUR, document 0000000003 to 3.00 EUR',
    ],
    bill('plan_minor = 1', '2026-10'),
    bill('plan_minor = 0', '2026-10'),
  ],
  [
    'a cent less on a credit note',
    [
      'doctor.bill-documents: merchant 2, month 2026-10: the bill adds up to 2.99 EUR, document 0000000003 to 3.00 EUR',
      'doctor.bill-documents: merchant 2, month 2026-10: 0.99 EUR was given back, credit note 0000000002 is over 1.00 EUR',
    ],
    'update platform_bill_notes set amount_minor = 99 where merchant_id = :merchant',
    'update platform_bill_notes set amount_minor = 100 where merchant_id = :merchant',
  ],
];

it('a merchant with fees and no bill is named once the run of the month has ended, until it is billed', async () => {
  expect(await billing.doctor()).toEqual([
    `doctor.bill-missing: merchant ${noted} has fees of 2.50 EUR in 2026-10 and no bill, though the run of the month has ended`,
  ]);
  await billing.run('2026-10');
  expect(await billing.doctor()).toEqual([]);
});

it.each(plants)('%s is named with merchant, month and both sums', async (_, findings, plant, undo) => {
  await billing.database.rows(plant, { merchant });
  expect((await billing.doctor()).toSorted()).toEqual([...findings].toSorted());
  await billing.database.rows(undo, { merchant });
  expect(await billing.doctor()).toEqual([]);
});
