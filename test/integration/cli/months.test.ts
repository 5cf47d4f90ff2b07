import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MonthDetails } from '#contract/closing/months.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { readZip } from '#test/support/read-zip.ts';
import { accountantSteps } from '../modules/accountants/accountants-fixture.ts';
import { faultMaker } from '../modules/closing/document-faults-fixture.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let folder: string;
let of: readonly string[];
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  const steps = accountantSteps(shop);
  merchant = await steps.addComplete('Агро ЕООД');
  await steps.payAt(merchant.id, '2026-09-15T09:00:00Z', 12_000);
  of = ['--merchant', String(merchant.id), '--month', '2026-09'];
  folder = await mkdtemp(join(tmpdir(), 'plateno-months-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

test('a month is checked, closed, packed, verified, sent and opened again', async () => {
  expect((await plateno(['months', 'list', '--merchant', String(merchant.id)])).stdout).toContain('2026-09');
  const checked = await plateno(['months', 'check', ...of, '--json']);
  expect(checked.code).toBe(0);
  expect(JSON.parse(checked.stdout) as MonthDetails).toMatchObject({
    status: 'OPEN',
    totals: { documents: 1 },
  });
  expect((await plateno(['months', 'close', ...of])).code).toBe(0);
  expect((await plateno(['months', 'close', ...of])).code).toBe(5);
  const file = join(folder, 'pack.zip');
  expect((await plateno(['months', 'pack', ...of, '--output', file])).code).toBe(0);
  const verified = await plateno(['months', 'verify-files', file, '--json']);
  expect(verified.code).toBe(0);
  expect(JSON.parse(verified.stdout)).toEqual({ verified: 3, faults: [] });
  expect((await plateno(['months', 'verify-files', join(folder, 'none.zip')])).code).toBe(2);
  const sent = await plateno(['months', 'send', ...of, '--email', 'schetovodstvo@example.bg', '--json']);
  expect(JSON.parse(sent.stdout)).toEqual({ recipient: 'schetovodstvo@example.bg' });
  expect((await plateno(['months', 'reopen', ...of, '--reason', 'Липсва фактура'])).code).toBe(0);
});

test('a document that lost a letter keeps its month open until its proof is corrected, and the pack proves it', async () => {
  const maker = faultMaker(shop);
  const cakes = await accountantSteps(shop).addComplete('Сладкарница ЕООД');
  await maker.pay(cakes);
  await maker.loseLetters(cakes, 'Торта \ud83c');
  const [{ id }] = (await shop.database.rows<{ id: number }>(
    'select id from invoices where merchant_id = :id',
    cakes,
  )) as [{ id: number }];
  await maker.pay(cakes);
  const september = ['--merchant', String(cakes.id), '--month', '2026-09'];
  const number = ['0000000001', '--merchant', String(cakes.id)];
  const run = async (...args: readonly string[]) => {
    const { code, stdout } = await plateno([...args, '--json']);
    return { code, said: JSON.parse(stdout) as Record<string, unknown> };
  };
  const problems = async () => {
    const { code, said } = await run('months', 'check', ...september);
    const all = (said as unknown as MonthDetails).problems;
    return { code, problem: all.find((one) => /CHAIN|PROOF/.test(one.code)) };
  };
  const doctor = async () => (await plateno(['doctor'])).stdout;
  const correct = (...flags: readonly string[]) => run(...correction, ...flags);
  const correction = ['invoices', 'correct-proof', ...number, '--reason', 'Отрязан знак'];

  expect(await problems()).toMatchObject({
    code: 5,
    problem: { code: 'CHAIN_BROKEN', remedy: expect.stringContaining('plateno invoices correct-proof') },
  });
  expect((await plateno(['months', 'close', ...september])).code).toBe(5);
  expect(await doctor()).toContain('plateno invoices correct-proof --dry-run');
  expect((await plateno(correction)).code).toBe(2);
  const text = { hashed: 'Торта \\ud83c', stored: 'Торта \uFFFD' };
  const found = {
    id,
    letters: 'D83C D83C',
    differences: [
      { field: 'description', ...text },
      { field: 'lines[0].description', ...text },
    ],
  };
  expect(await correct('--dry-run')).toMatchObject({ code: 0, said: { ...found, correctionHash: null } });
  expect((await problems()).code).toBe(5);
  const corrected = await correct('--yes');
  expect(corrected).toMatchObject({ code: 0, said: found });
  expect((await correct('--yes')).code).toBe(5);

  expect(await run('invoices', 'verify')).toMatchObject({
    code: 0,
    said: { findings: [], corrected: [{ merchantId: cakes.id, invoiceNumber: '0000000001' }] },
  });
  expect(await doctor()).not.toContain('EDITED');
  expect(await problems()).toMatchObject({
    code: 0,
    problem: { code: 'PROOF_CORRECTED', severity: 'INFO' },
  });
  expect((await plateno(['months', 'close', ...september])).code).toBe(0);
  const file = join(folder, 'corrected.zip');
  expect((await plateno(['months', 'pack', ...september, '--output', file])).code).toBe(0);
  expect(await run('months', 'verify-files', file)).toEqual({ code: 0, said: { verified: 5, faults: [] } });
  const files = await readZip(await readFile(file));
  const json = files['proof-corrections.json']!.text;
  expect(JSON.parse(json)).toMatchObject([
    { invoiceNumber: '0000000001', correctionHash: corrected.said['correctionHash'], reason: 'Отрязан знак' },
  ]);
  const forged = join(folder, 'proof-corrections.json');
  await writeFile(forged, json.replaceAll('Торта', 'Пита'));
  expect(await run('months', 'verify-files', forged)).toMatchObject({ code: 1 });

  await maker.tamper([`update invoice_proof_corrections set reason = 'Друга' where invoice_id = :id`], {
    id,
  });
  expect((await run('invoices', 'verify')).said).toMatchObject({ findings: [{ fault: 'CORRECTION' }] });
  await maker.tamper(
    [`update invoice_proof_corrections set reason = 'Отрязан знак' where invoice_id = :id`],
    { id },
  );
  await maker.tamper([`update invoices set description = 'Торта' where id = :id`], { id });
  expect((await run('invoices', 'verify')).said).toMatchObject({ findings: [{ fault: 'EDITED' }] });
});

test('merchants over a percent of the VAT threshold are listed', async () => {
  const listed = await plateno(['merchants', 'thresholds', '--over', '0', '--json']);
  expect(listed.code).toBe(0);
  expect(JSON.parse(listed.stdout)).toEqual({ total: 0, merchants: [] });
});

test('a month with errors exits with 5 and names document and remedy', async () => {
  await shop.database.rows(
    `select enter_registration(:id, '2026-01-01', 'NONE', null, now(), 'tests')`,
    merchant,
  );
  await shop.database.rows(
    `update merchants set vat_number = null, vat_registration = 'NONE', tax_id = null where id = :id`,
    merchant,
  );
  const { code, stdout } = await plateno(['months', 'check', ...of]);
  expect(code).toBe(5);
  expect(stdout).toContain('SELLER_NUMBER');
});
