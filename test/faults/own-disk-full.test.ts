import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { onSmallDisk } from './support/on-small-disk.ts';
import { canHaveSmallDisk } from './support/small-disk.ts';

const root = join(import.meta.dirname, '../..');

describe.runIf(canHaveSmallDisk())('the disk of the product itself is full', () => {
  let shop: TestApplication;
  beforeAll(async () => {
    shop = await startApplication({ isWorking: false });
    const merchant = await shop.addMerchant();
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
});
