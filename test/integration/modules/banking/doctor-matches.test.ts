import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { Banked } from './banking-fixture.ts';
import { matchingSteps, type MatchingSteps } from './matching-fixture.ts';

let shop: TestApplication;
let steps: MatchingSteps;
let merchant: Banked;
let lineId: number;
let number: string;

beforeAll(async () => {
  shop = await startApplication();
  steps = matchingSteps(shop);
  merchant = await steps.addSeller();
  const invoice = await steps.write(merchant);
  number = invoice.invoiceNumber;
  const { lines } = await steps.read(merchant, steps.line({ text: `ф-ра ${number}`, amount: 150 }));
  lineId = lines[0]!.id;
  if (lines[0]!.state !== 'MATCHED') {
    const invoices = [{ invoiceId: invoice.id, amount: 120 }];
    accepted(await steps.say(merchant, lines[0]!, 'match', { invoices }));
  }
});
afterAll(() => shop.stop());

const findings = (): Promise<string[]> => shop.doctor(/^doctor\.bank-lines/);

it('a member’s transfer that a statement shows, and a match that was undone, are as the doctor wants them', async () => {
  const invoice = await steps.write(merchant);
  accepted(await merchant.api.post(`/invoices/${invoice.id}/payments`, { paidOn: steps.today }));
  const { lines } = await steps.read(merchant, steps.line({ text: `ф-ра ${invoice.invoiceNumber}` }));
  expect(lines).toMatchObject([{ state: 'MATCHED' }]);
  expect(await findings()).toEqual([]);
  accepted(await steps.say(merchant, lines[0]!, 'unmatch', { reason: 'За друга фактура' }));
  const undone = await steps.write(merchant);
  const other = await steps.read(merchant, steps.line({ text: `ф-ра ${undone.invoiceNumber}` }));
  accepted(await steps.say(merchant, other.lines[0]!, 'unmatch', { reason: 'За друга фактура' }));
  expect(await findings()).toEqual([]);
});

type Plant = readonly [what: string, findings: readonly string[], plant: string, undo: string];
const match = 'bank_line_id = :lineId and undone_at is null';
const plants: readonly Plant[] = [
  [
    'a cent more of what a movement paid',
    [
      'doctor.bank-lines: movement LINE paid 120.01 of document NUMBER, and its payment there is 120.00',
      'doctor.bank-lines: movement LINE paid 120.01 of document',
    ],
    `update bank_line_matches set amount_minor = amount_minor + 1 where ${match}`,
    `update bank_line_matches set amount_minor = amount_minor - 1 where ${match}`,
  ],
  [
    'a movement that forgot its state',
    ['doctor.bank-lines: movement LINE is NEW and has paid something'],
    `update bank_lines set state = 'NEW' where id = :lineId`,
    `update bank_lines set state = 'MATCHED' where id = :lineId`,
  ],
  [
    'more than came',
    ['doctor.bank-lines: movement LINE is of 150.00 EUR, and what it paid and what goes back is 150.01'],
    `update bank_lines set to_return_minor = 3001 where id = :lineId`,
    `update bank_lines set to_return_minor = 0 where id = :lineId`,
  ],
  [
    'a match that is undone and whose payment stays',
    [
      'doctor.bank-lines: movement LINE is MATCHED and has paid nothing',
      'doctor.bank-lines: document NUMBER has a payment of movement LINE, which did not pay it',
      'doctor.bank-lines: what movement LINE paid of document',
    ],
    `update bank_line_matches set undone_at = now(), undone_by = 'user:1' where ${match}`,
    `update bank_line_matches set undone_at = null, undone_by = null where bank_line_id = :lineId`,
  ],
];

it.each(plants)('the doctor names %s', async (_, expected, plant, undo) => {
  await shop.database.rows(plant, { lineId });
  const found = await findings();
  await shop.database.rows(undo, { lineId });
  const wanted = expected.map((text) => text.replace('LINE', String(lineId)).replace('NUMBER', number));
  const shown = wanted.map((text) => found.find((one) => one.startsWith(text))?.slice(0, text.length));
  expect([shown, found.length]).toEqual([wanted, wanted.length]);
  expect(await findings()).toEqual([]);
});
