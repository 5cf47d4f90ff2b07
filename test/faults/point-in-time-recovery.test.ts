import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#test/support/application/until.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { startCluster, type Cluster } from './support/cluster.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';

const run = promisify(execFile);
let cluster: Cluster;
let deployment: Deployment;
let merchant: TestMerchant;
let log: string;
let base: string;

const asAdmin = async <T>(run: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: cluster.adminUrl });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  cluster = await startCluster();
  [log, base] = [join(cluster.folder, 'log'), join(cluster.folder, 'base')];
  await mkdir(log);
  // PostgreSQL may run under another account than root.
  await chmod(log, 0o777);
  await asAdmin(async (client) => {
    await client.query('alter system set archive_mode = on');
    // Renamed only when complete: a stopped server may be in the middle of it.
    const archive = `cp %p ${log}/%f.part && mv ${log}/%f.part ${log}/%f`;
    await client.query(`alter system set archive_command = '${archive}'`);
  });
  await cluster.halt('fast');
  await cluster.resume();
  deployment = await startDeployment({ servers: 0, workers: 0, database: cluster.database });
  merchant = await deployment.shop.addMerchant();
});
afterAll(async () => {
  await deployment.stop();
  await cluster.stop();
});

/** @returns the provider's session */
const sell = async (): Promise<string> => {
  const link = await deployment.shop.createLink(merchant);
  const checkout = await deployment.shop.openCheckout(link, { customerEmail: 'maria@example.com' });
  await deployment.shop.control.pay({ session: checkout.sessionId });
  await deployment.shop.returnPaid(checkout);
  return checkout.sessionId;
};

const documents = () =>
  deployment.shop.database.rows<{ id: number; status: string; number: string }>(
    'select p.id, p.status, i.number from payments p left join invoices i on i.payment_id = p.id order by p.id',
  );

/** The steps of `pg_basebackup`, which is not among PostgreSQL's programs from npm. */
const takeBase = (): Promise<void> =>
  asAdmin(async (client) => {
    await client.query(`select pg_backup_start('base', fast => true)`);
    await run('cp', ['-a', cluster.directory, base]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await rm(join(base, 'postmaster.pid'));
    for (const segment of await readdir(join(base, 'pg_wal')))
      await rm(join(base, 'pg_wal', segment), { recursive: true });
    await writeFile(join(base, 'backup_label'), rows[0]!.labelfile);
  });

const restoreTo = async (point: string): Promise<void> => {
  const settings = [
    `restore_command = 'cp ${log}/%f %p'`,
    `recovery_target_name = '${point}'`,
    `recovery_target_action = promote`,
    'archive_mode = off',
  ];
  await appendFile(join(base, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await writeFile(join(base, 'recovery.signal'), '');
  await run('chown', ['-R', `--reference=${cluster.directory}`, base]);
  await cluster.resume(base);
};

test('a base backup and the archived log restore the state of one moment, and nothing after it', async () => {
  await sell();
  await takeBase();
  await sell();
  const then = await documents();
  await asAdmin((client) => client.query(`select pg_create_restore_point('before_the_mistake')`));
  const lost = await sell();
  const [last] = await asAdmin(async (client) => {
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
    return rows;
  });
  await until('the log is archived', async () => (await readdir(log)).includes(last!.file));
  await cluster.halt('immediate');

  await restoreTo('before_the_mistake');
  expect(then).toHaveLength(2);
  expect(await documents()).toEqual(then);
  const { stdout } = await runPlateno(deployment.shop.env, ['doctor']);
  // All invariants hold but two: payments after that moment are reported, because the provider still has them.
  const broken = stdout.split('\n').filter((line) => !/^(✓|$| {2}→ )/.test(line));
  expect(broken).toEqual([
    expect.stringMatching(/^✗ The sessions at the card provider/),
    `    provider session ${lost}`,
    expect.stringMatching(/^✗ Captured, refunded and disputed amounts equal those at the card provider/),
    expect.stringMatching(/^ {4}\d{4}-\d\d-\d\d: captured \S+ EUR at the provider, \S+ EUR here$/),
    expect.stringMatching(/^ {4}charge ch_\w+ of \S+ EUR belongs to no payment here$/),
    '2 rules are broken.',
  ]);
  expect(await runPlateno(deployment.shop.env, ['invoices', 'verify'])).toMatchObject({ code: 0 });
  await sell();
  expect((await documents()).map(({ number }) => Number(number))).toEqual([1, 2, 3]);
});
