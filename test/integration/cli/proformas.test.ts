import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Proforma, ProformaSummary } from '#contract/proformas/proformas.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { proformaSteps } from '../modules/proformas/proformas-fixture.ts';

let shop: TestApplication;
let folder: string;
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);
const list = async (...args: string[]): Promise<readonly ProformaSummary[]> => {
  const { stdout } = await plateno(['proformas', 'list', ...args, '--json']);
  return (JSON.parse(stdout) as { proformas: ProformaSummary[] }).proformas;
};

beforeAll(async () => {
  shop = await startApplication();
  folder = await mkdtemp(join(tmpdir(), 'plateno-proformas-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

test('proformas and offers are listed by merchant, kind and state, shown and printed', async () => {
  const steps = proformaSteps(shop);
  const seller = await steps.addSeller();
  const { id, number } = await steps.write(seller);
  await steps.write(seller, { kind: 'OFFER', send: false });
  const of = ['--merchant', String(seller.id)];
  expect(await list(...of)).toHaveLength(2);
  expect(await list(...of, '--kind', 'PROFORMA')).toMatchObject([
    { id, number, total: 184.49, open: 184.49 },
  ]);
  expect(await list(...of, '--state', 'DRAFT')).toMatchObject([{ kind: 'OFFER' }]);
  const shown = await plateno(['proformas', 'show', String(id)]);
  expect(shown.stdout).toContain('Дъбова маса\t1\t');
  const facts = await plateno(['proformas', 'show', String(id), '--json']);
  expect(JSON.parse(facts.stdout) as Proforma).toMatchObject({ id, state: 'SENT', merchantId: seller.id });
  const output = join(folder, 'proforma.pdf');
  expect((await plateno(['proformas', 'pdf', String(id), '--output', output])).code).toBe(0);
  expect((await readFile(output)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await plateno(['proformas', 'show', '999999'])).code).toBe(3);
});
