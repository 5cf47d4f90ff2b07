import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { failedSums, runVerifier, unpack } from '../integration/modules/archives/archive-steps.ts';
import { startInstallation, type Installation } from '../integration/modules/imports/import-steps.ts';
import { seededRandom } from './support/random.ts';

const isLong = process.env['FAULTS'] === 'long';
/** Documents of the business, and how often the process that makes the archive is killed. */
const documents = isLong ? 60 : 8;
const kills = isLong ? 12 : 3;
const random = seededRandom(56);
const plateno = join(import.meta.dirname, '../../cli/run.ts');

let shop: Installation;
let seller: TestMerchant;
beforeAll(async () => {
  shop = await startInstallation();
  seller = await shop.addMerchant();
  for (let place = 0; place < documents; place += 1) {
    const checkout = await shop.openCheckout(await shop.createLink(seller));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnFrom(checkout);
  }
});
afterAll(() => shop.stop());

/** The command that makes what is left of the archive, in a process of its own. */
const begin = (out: string) => {
  const env = { PATH: process.env['PATH'], ...shop.env, DATA_DIR: shop.dataDir };
  const args = [plateno, 'merchants', 'archive', String(seller.id), '--out', out];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(() => ({ code: child.exitCode, said }));
  return { ended, kill: () => void child.kill('SIGKILL'), isRunning: () => child.exitCode === null };
};

/** When each file of the archive was written, by path; a file under its final name is whole. */
const writtenAt = async (): Promise<ReadonlyMap<string, number>> => {
  const root = join(shop.dataDir, 'archives');
  const found = new Map<string, number>();
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.half')) continue;
    const path = join(entry.parentPath, entry.name);
    const file = await stat(path).catch(() => null);
    if (file !== null) found.set(path, file.mtimeMs);
  }
  return found;
};

test(`an archive of ${documents} documents whose process is killed ${kills} times is whole: no part is made twice`, async () => {
  const out = join(await mkdtemp(join(tmpdir(), 'plateno-killed-')), 'archive.zip');
  const seen = new Map<string, number>();
  for (let round = 0; round < kills; round += 1) {
    const before = (await writtenAt()).size;
    const more = 1 + Math.floor((random() * documents) / kills);
    const victim = begin(out);
    await until(
      'some parts are made',
      async () => !victim.isRunning() || (await writtenAt()).size >= before + more,
    );
    victim.kill();
    await victim.ended;
    for (const [path, at] of await writtenAt()) {
      expect(seen.get(path) ?? at, path).toBe(at);
      seen.set(path, at);
    }
  }
  const { code, said } = await begin(out).ended;
  expect(code, said).toBe(0);
  const last = await writtenAt();
  for (const [path, at] of seen) expect(last.get(path), path).toBe(at);
  const archives = await shop.database.rows<{ state: string }>('select state from archives');
  expect(archives).toEqual([{ state: 'READY' }]);
  const folder = await unpack(await readFile(out));
  expect(await failedSums(folder)).toEqual([]);
  expect(await runVerifier(folder)).toMatchObject({ code: 0 });
  const printed = (await readdir(join(folder, 'documents'))).filter((name) => name.endsWith('.pdf'));
  expect(printed).toHaveLength(documents);
});
