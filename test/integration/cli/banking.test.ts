import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import type { BankAccount, ImportedStatement } from '#contract/banking/bank-statements.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { camtOf } from '../modules/banking/bank-files.ts';
import { bankSteps, type Banked } from '../modules/banking/banking-fixture.ts';

let shop: TestApplication;
let merchant: Banked;
let folder: string;
let of: readonly string[];
const plateno = (args: readonly string[], input?: string) => runPlateno(shop.env, args, input);
const json = async <T>(args: readonly string[], input?: string): Promise<T> =>
  JSON.parse((await plateno([...args, '--json'], input)).stdout) as T;

beforeAll(async () => {
  shop = await sharedApplication('serving');
  merchant = await bankSteps(shop).addBanked();
  of = ['--merchant', String(merchant.id)];
  folder = await mkdtemp(join(tmpdir(), 'plateno-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a statement is imported after a dry run, repeated without effect, and its movements are listed', async () => {
  const file = join(folder, 'izvlechenie.xml');
  const lines = [
    { on: '2026-11-03', amount: 120, name: 'ПРИМЕР ООД', text: 'превод', reference: 'FT1' },
    { on: '2026-11-04', amount: -7, reference: 'FT2' },
  ];
  await writeFile(file, camtOf({ iban: merchant.iban, lines }));
  const dry = await json<ImportedStatement>(['bank', 'import', file, ...of, '--dry-run']);
  expect(dry).toMatchObject({ lines: 2, repeated: 0, isStored: false, statementId: null });
  const accounts = ['bank', 'accounts', ...of];
  expect(await json<{ total: number }>(accounts)).toMatchObject({ total: 0 });
  const imported = await plateno(['bank', 'import', file, ...of]);
  expect([imported.code, imported.stdout]).toEqual([0, expect.stringContaining('Movements: 2. Known: 0.')]);
  const again = await json<ImportedStatement>(['bank', 'import', file, ...of]);
  expect(again).toMatchObject({ lines: 2, repeated: 2 });
  const known = await json<{ accounts: BankAccount[] }>(accounts);
  expect(known.accounts).toMatchObject([{ iban: merchant.iban, lastBookedOn: '2026-11-04' }]);
  const aside = await json<{ lines: BankLine[] }>(['bank', 'lines', ...of, '--state', 'IGNORED']);
  expect(aside.lines).toMatchObject([{ amount: -7, asideReason: 'OUTGOING' }]);
  const listed = await plateno(['bank', 'lines', ...of, '--search', 'пример', '--from', '2026-11-01']);
  expect(listed.stdout).toMatch(/120\.00\tEUR\tNEW\tПРИМЕР ООД\tпревод\t120\.00/);
});

test('a statement of another account, and one for an unknown merchant, is refused', async () => {
  const input = camtOf({ iban: 'BG80BNBG96611020345678', lines: [{ on: '2026-11-03', amount: 1 }] });
  const refused = await plateno(['bank', 'import', '-', ...of], input.toString());
  expect([refused.code, refused.stderr]).toEqual([5, expect.stringContaining('BG80BNBG96611020345678')]);
  const unknown = await plateno(['bank', 'import', '-', '--merchant', '987654321'], input.toString());
  expect(unknown.code).toBe(3);
});
