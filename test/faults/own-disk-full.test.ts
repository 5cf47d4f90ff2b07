import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#development/ports.ts';
import { accepted, apiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { onSmallDisk } from './support/on-small-disk.ts';
import { startOnOwnDisk } from './support/on-own-disk.ts';
import { receiptsIn } from './support/receipts-in.ts';
import { sellTo } from './support/sell.ts';
import { canHaveSmallDisk } from './support/small-disk.ts';

const root = join(import.meta.dirname, '../..');

describe.runIf(canHaveSmallDisk())('the disk of the product itself is full', () => {
  let shop: TestApplication;
  let merchant: TestMerchant;
  beforeAll(async () => {
    shop = await startApplication({ isWorking: false });
    merchant = await shop.addMerchant();
    for (let count = 0; count < 3; count += 1) await shop.createLink(merchant);
  });
  afterAll(() => shop.stop());
  const run = (size: string, script: string) => onSmallDisk(size, `cd ${root}\n${script}`, shop.env);

  it('a backup that does not fit is refused with the reason, deleted, and not recorded', async () => {
    const { said } = await run(
      '16k',
      './plateno db backup --to "$DISK/today"; echo "code $?"; ls -A "$DISK" | wc -l | sed "s/^/left /"',
    );
    expect(said).toContain('The disk is full');
    expect(said).toContain('code 2');
    expect(said).toContain('left 0');
    const recorded = await shop.database.rows(`select from audit_log where action = 'database.backed-up'`);
    expect(recorded).toHaveLength(0);
  });

  it('an export that does not fit leaves the file that was there before', async () => {
    const { said } = await run(
      '4k',
      `echo before > "$DISK/merchants.csv"
       ./plateno exports merchants --output "$DISK/merchants.csv"; echo "code $?"
       ls -A "$DISK"; cat "$DISK/merchants.csv"`,
    );
    expect(said).toContain('The disk is full');
    expect(said).toContain('code 2');
    expect(said).toContain('code 2\nmerchants.csv\nbefore\n');
  });

  it('anchors are whole lines or none', async () => {
    const script = `
      const { AnchorFile } = await import('${root}/src/modules/invoices/adapters/files/anchor-file.ts');
      const file = new AnchorFile(process.env.DISK + '/anchors.jsonl');
      await file.append(['first']);
      const end = await file.append(['x'.repeat(20_000)]).then(() => 'stored', ({ code }) => code);
      process.stdout.write(end + ' ' + JSON.stringify(await file.read()));`;
    const { said } = await run('8k', `node --input-type=module -e "${script.replaceAll('"', '\\"')}"`);
    expect(said).toBe('ENOSPC "first\\n"');
  });

  it('output into a file that does not fit ends with the reason and a code, and a reader that leaves is no failure', async () => {
    const { said } = await run(
      '8k',
      `head -c 4000 /dev/zero > "$DISK/output"; cat /dev/zero > "$DISK/ballast"
       for command in 'merchants list --json' 'help payments'; do
         ./plateno $command >> "$DISK/output"; echo "code $?"
       done
       ./plateno help payments | head -1 > /dev/null; echo end`,
    );
    expect(said.match(/code 2/g)).toHaveLength(2);
    expect(said.match(/The disk is full: standard output/g)).toHaveLength(2);
    expect(said.trimEnd()).toMatch(/standard output\ncode 2\nend$|code 2\nend\n/);
  });

  it('a server whose log and temporary folder are full takes uploads, prints and mails once there is room, and ends', async () => {
    const port = String(await freePort());
    const server = await startOnOwnDisk('64m', [process.execPath, join(root, 'cli/run.ts'), 'serve'], {
      ...shop.env,
      PORT: port,
      LOG_LEVEL: 'info',
    });
    const api = apiClient(`http://127.0.0.1:${port}`, merchant.token);
    const print = (id: number) =>
      fetch(`http://127.0.0.1:${port}/api/invoices/${id}/pdf`, {
        headers: { authorization: `Bearer ${merchant.token}` },
      });
    const sold = await sellTo({ shop }, merchant, 'waiting@example.com');
    await until('the server answers', async () => {
      expect(server.isRunning()).toBe(true);
      return fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    });

    expect(
      (await api.put('/merchants/me/logo', { content: pictureOf(300, 90).toString('base64') })).status,
    ).toBe(200);
    accepted(
      await api.post('/customers/me/import', {
        content: Buffer.from('Име;Имейл\nМария;m@example.bg\n').toString('base64'),
      }),
    );
    const workbook = await api.download('/customers/me/export?format=excel');
    accepted(
      await api.post('/customers/me/import', { content: Buffer.from(workbook.content).toString('base64') }),
    );
    for (let time = 0; time < 3; time += 1) {
      const late = await print(sold.id);
      expect([late.status, await late.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'documents.away' }),
      ]);
    }
    expect((await readdir(server.disk)).toSorted()).toEqual(['ballast', 'log']);

    await server.makeRoom();
    const pdf = await print(sold.id);
    expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).pages).toBe(1);
    await until('the receipt has gone out', async () => {
      await shop.makeJobsDue();
      return receiptsIn(shop.mailbox).length > 0;
    });
    const log = await until('the log is written', async () => {
      const text = await readFile(join(server.disk, 'log'), 'utf8');
      return text.includes('disk-full') && text;
    });
    const lines = log
      .trimEnd()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { event?: string });
    expect(lines.filter(({ event }) => event === 'disk-full')).toEqual([
      expect.objectContaining({
        err: expect.objectContaining({ message: expect.stringContaining('is full') }),
      }),
    ]);

    await server.fill();
    for (let time = 0; time < 2; time += 1) {
      const again = await print((await sellTo({ shop }, merchant, `again-${time}@example.com`)).id);
      const outcome =
        again.status === 200
          ? (await readPdf(new Uint8Array(await again.arrayBuffer()))).pages
          : ((await again.json()) as { code: string }).code;
      // A loaded machine answers `documents.busy`, with a time to try again.
      expect([1, 'documents.away', 'documents.busy']).toContain(outcome);
    }
    expect(await server.terminate()).toBe(0);
    expect(await shop.doctor()).toEqual([]);
  });
});
