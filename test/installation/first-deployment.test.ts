import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { blocksOf } from '#test/support/documents.ts';
import { prepareMachine, readOperations, type Machine } from './installed-product.ts';

const installation = await readOperations('installation.md');
const backupDocument = await readOperations('backup.md');

/** The commands of the block that contains this text, without comments. */
const commandsWith = (document: string, text: string): string[] =>
  blocksOf(document, 'sh')
    .find((block) => block.includes(text))!
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''))
    .filter((line) => line !== '');

const password = 'a passphrase of the first administrator';

/** A loaded machine takes many times as long as an idle one. */
const patienceMs = 300_000;

let machine: Machine;
const run: Machine['run'] = (...asked) => machine.run(...asked);

beforeAll(async () => {
  machine = await prepareMachine();
});
afterAll(() => machine.remove());

const startUnit = async (command: string) => {
  const unit = await machine.startUnit(command);
  onTestFinished(unit.kill);
  expect(unit.log().join('\n')).toContain('"event":"ready"');
  return unit;
};

test(
  'the documented first deployment works literally, from the roles to the first sign-in',
  async () => {
    expect(await machine.runStatements(installation)).toBe(3);
    await machine.writeEnvironment('plateno');
    const commands = commandsWith(installation, 'users create');
    const [check, migrate, again, create, fetchRates, ...more] = commands;
    expect(more).toEqual([]);

    const before = await run(check!);
    expect(before.said).toContain('Run: plateno db migrate');
    expect(before.said.split('\n').filter((line) => line.startsWith('✗'))).toHaveLength(1);
    expect(before.code).toBe(1);
    const databases = await machine.admin.query(`select from pg_database where datname = 'plateno'`);
    expect(databases.rowCount).toBe(1);
    expect(await run(migrate!)).toMatchObject({ code: 0 });
    expect(await run(again!)).toMatchObject({ code: 0 });
    expect(await run(`${create!} --password-stdin`, password)).toMatchObject({ code: 0 });
    expect(await run(fetchRates!)).toMatchObject({ code: 0 });

    const programs = [...installation.matchAll(/ExecStart=(\/usr\/bin\/node [^`\n]+)/g)].map(
      ([, command]) => command!,
    );
    const units = await Promise.all(programs.map(startUnit));
    expect(units).toHaveLength(2);
    const { web, metrics } = machine.ports;
    for (const at of [web, metrics, metrics + 1])
      expect((await fetch(`http://127.0.0.1:${at}/readyz`)).status).toBe(200);
    const signedIn = await fetch(`http://127.0.0.1:${web}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ username: 'vera', password }),
    });
    expect(signedIn.status).toBe(200);
    const taken = await run('exec ./plateno worker');
    expect(taken.said).toContain(`Port ${metrics + 1} is taken`);
    expect(taken.said).toContain('WORKER_METRICS_PORT');
    expect(taken.code).not.toBe(0);
    expect(await Promise.all(units.map((unit) => unit.stop()))).toEqual([0, 0]);
    for (const unit of units) {
      // Every line is JSON, including the first and the last.
      const events = unit.log().map((line) => (JSON.parse(line) as { event?: string }).event);
      expect(events.filter((event) => event !== undefined)).toEqual(['ready', 'draining', 'stopped']);
    }
  },
  patienceMs,
);

test(
  'the documented backup is restored into a new database, and the doctor checks it without the provider',
  async () => {
    const backup = /exec (\.\/plateno db backup) --to/.exec(installation)![1]!;
    const copy = join(machine.folder, 'copy');
    expect(await run(`${backup} --to ${copy}`)).toMatchObject({ code: 0 });
    expect(await machine.runStatements(backupDocument)).toBe(1);
    await machine.writeEnvironment('plateno_restored');
    const commands = commandsWith(backupDocument, 'db restore').map((line) =>
      line.replace(/\/var\/backups\S+/, copy),
    );
    for (const command of commands) expect(await run(command)).toMatchObject({ code: 0 });
    const { said, code } = await machine.runInHost('doctor');
    expect(said).toMatch(/^✓ The ledger and each of its transactions sum to zero$/m);
    expect(said).toMatch(/^– The sessions at the card provider/m);
    expect(said).toContain('The provider did not answer');
    expect(code).toBe(0);
  },
  patienceMs,
);

test(
  'the documented statements change database passwords: the old ones are refused, the new ones work',
  async () => {
    expect(await machine.runStatements(await readOperations('keys.md'), 'plateno_restored')).toBe(3);
    const check = () => machine.runInHost('config', 'check');
    expect((await check()).code).toBe(1);
    const { passwords } = machine;
    passwords.APP_PASSWORD = `NEW_${passwords.APP_PASSWORD}`;
    passwords.MIGRATOR_PASSWORD = `NEW_${passwords.MIGRATOR_PASSWORD}`;
    await machine.writeEnvironment('plateno_restored');
    expect(await check()).toMatchObject({ code: 0 });
    expect(await machine.runInHost('db', 'status')).toMatchObject({ code: 0 });
  },
  patienceMs,
);
