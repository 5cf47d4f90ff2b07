import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Archive } from '#contract/archives/archives.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { readZip } from '#test/support/read-zip.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { accountantSteps } from '../modules/accountants/accountants-fixture.ts';

let shop: TestApplication;
let folder: string;
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateno-data-'));
  shop = await startApplication({ isWorking: false, variables: { DATA_DIR: folder } });
});
afterAll(() => shop.stop());

test('the archive of a merchant is asked for, listed, made at once and written to a file', async () => {
  const steps = accountantSteps(shop);
  const { id } = await steps.addComplete('Дърводелница „Липа“ ЕООД');
  await steps.payAt(id, '2026-09-15T09:00:00Z', 1_200);
  const asked = await plateno(['merchants', 'archive', String(id)]);
  expect(asked.code).toBe(0);
  const list = async (): Promise<readonly Archive[]> => {
    const { stdout } = await plateno(['merchants', 'archives', '--json']);
    return (JSON.parse(stdout) as { archives: Archive[] }).archives;
  };
  expect(await list()).toMatchObject([{ merchantId: id, state: 'MAKING' }]);

  const file = join(folder, 'arhiv.zip');
  expect((await plateno(['merchants', 'archive', String(id), '--out', file])).code).toBe(0);
  expect(Object.keys(await readZip(await readFile(file)))).toContain('documents/0000000001.pdf');
  expect(await list()).toMatchObject([{ merchantId: id, state: 'READY' }]);
  expect((await plateno(['merchants', 'archive', '999999'])).code).toBe(3);
});
