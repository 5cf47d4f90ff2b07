import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { camtOf, type FileLine } from './bank-files.ts';
import { bankSteps, type Banked } from './banking-fixture.ts';

let shop: TestApplication;
let merchant: Banked;
let other: Banked;
let statementId: number;
let lineId: number;

const lines: FileLine[] = [
  { on: '2026-11-03', amount: 120, reference: 'FT1' },
  { on: '2026-11-04', amount: -20, reference: 'FT2' },
];

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  const steps = bankSteps(shop);
  [merchant, other] = [await steps.addBanked(), await steps.addBanked()];
  const imported = await steps.read(merchant, camtOf({ iban: merchant.iban, lines, opening: 50 }));
  await steps.read(other, camtOf({ iban: other.iban, lines }));
  statementId = imported.statementId!;
  lineId = (await steps.linesOf(merchant))[0]!.id;
});
afterAll(() => shop.stop());

const findings = (): Promise<string[]> => shop.doctor(/^doctor\.bank-(?:lines|statements)/);

type Plant = readonly [what: string, finding: string, plant: string, undo: string];
const plants: readonly Plant[] = [
  [
    'a movement that says it is matched',
    'doctor.bank-lines: movement LINE is MATCHED and has paid nothing',
    `update bank_lines set state = 'MATCHED' where id = :lineId`,
    `update bank_lines set state = 'NEW' where id = :lineId`,
  ],
  [
    'a movement of which more goes back than came',
    'doctor.bank-lines: movement LINE is of 120.00 EUR, and what it paid and what goes back is 120.01',
    `update bank_lines set to_return_minor = 12001 where id = :lineId`,
    `update bank_lines set to_return_minor = 0 where id = :lineId`,
  ],
  [
    'a movement of another amount',
    'doctor.bank-statements: statement STATEMENT begins with 50.00 and ends with 150.00, and its movements are 100.01',
    `update bank_lines set amount_minor = amount_minor + 1 where id = :lineId`,
    `update bank_lines set amount_minor = amount_minor - 1 where id = :lineId`,
  ],
  [
    'a statement that counts a movement too many',
    'doctor.bank-statements: statement STATEMENT added 3 movements, and 2 are stored',
    `update bank_statements set lines = 3 where id = :statementId`,
    `update bank_statements set lines = 2 where id = :statementId`,
  ],
  [
    'another closing balance',
    'doctor.bank-statements: statement STATEMENT begins with 50.00 and ends with 150.07, and its movements are 100.00',
    `update bank_statements set closing_minor = 15007 where id = :statementId`,
    `update bank_statements set closing_minor = 15000 where id = :statementId`,
  ],
  [
    'a movement of another merchant',
    'doctor.bank-lines: movement LINE of merchant OTHER belongs to account',
    `update bank_lines set merchant_id = :other where id = :lineId`,
    `update bank_lines set merchant_id = :merchant where id = :lineId`,
  ],
];

it('the doctor finds nothing wrong with statements as they were read', async () => {
  expect(await findings()).toEqual([]);
});

it.each(plants)('the doctor names %s', async (_, finding, plant, undo) => {
  const bindings = { lineId, statementId, other: other.id, merchant: merchant.id };
  await shop.database.rows(plant, bindings);
  const found = await findings();
  await shop.database.rows(undo, bindings);
  const expected = finding
    .replace('LINE', String(lineId))
    .replace('STATEMENT', String(statementId))
    .replace('OTHER', String(other.id));
  expect(found.map((text) => text.slice(0, expected.length))).toEqual([expected]);
  expect(await findings()).toEqual([]);
});
