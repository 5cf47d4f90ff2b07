import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { placeProblems, type PlaceProblem } from '#platform/config-places.ts';

const program = process.execPath;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'));
  // Another account runs the check below.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

const fileOf = async (name: string, content: string, mode = 0o600): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  await chmod(path, mode);
  return path;
};
const given = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  CHROMIUM_PATH: program,
  DATA_DIR: folder,
  ...variables,
});
const faultsOf = async (variables: NodeJS.ProcessEnv) =>
  (await placeProblems(given(variables))).map(({ variable, fault }) => `${variable}: ${fault}`);

test('files, folders, programs and interfaces that exist are no problem', async () => {
  const secret = await fileOf('good', 'postgres://app@127.0.0.1/plateno');
  const anchors = { ANCHOR_FILE: join(folder, 'later', 'anchors.jsonl'), DATA_DIR: join(folder, 'later') };
  const interfaces = { HOST: '0.0.0.0', METRICS_HOST: '127.0.0.1' };
  expect(await faultsOf({ DATABASE_URL_FILE: secret, ...anchors, ...interfaces })).toEqual([]);
});

test.each([
  ['/usr/bin/no-such-chromium', 'no-program'],
  ['/', 'no-program'],
  ['plain', 'not-executable'],
])('CHROMIUM_PATH=%s is a problem: %s', async (path, fault) => {
  await fileOf('plain', 'text');
  const place = path === 'plain' ? join(folder, path) : path;
  const problem: PlaceProblem = { variable: 'CHROMIUM_PATH', place, fault: fault as PlaceProblem['fault'] };
  expect(await placeProblems(given({ CHROMIUM_PATH: place }))).toEqual([problem]);
});

test('without CHROMIUM_PATH a machine with no browser at all is a problem; an installed one is none', async () => {
  const none = given({ CHROMIUM_PATH: '' });
  const npmBrowser = join(folder, 'no.br');
  expect(await placeProblems(none, { installed: ['/no/such/browser'], npmBrowser })).toMatchObject([
    { variable: 'CHROMIUM_PATH', fault: 'no-browser' },
  ]);
  expect(await placeProblems(none, { installed: ['/no/such/browser', program], npmBrowser })).toEqual([]);
});

test('a file in the place of a folder, and a folder in the place of a file, are problems', async () => {
  const file = await fileOf('file', '');
  await mkdir(join(folder, 'inner'), { recursive: true });
  expect(await faultsOf({ DATA_DIR: file, ANCHOR_FILE: join(folder, 'inner') })).toEqual([
    'DATA_DIR: no-folder',
    'ANCHOR_FILE: not-writable',
  ]);
  expect(await faultsOf({ DATA_DIR: join(file, 'below') })).toEqual(['DATA_DIR: no-folder']);
});

test('a user who may not write in DATA_DIR or ANCHOR_FILE is a problem', async () => {
  const closed = join(folder, 'closed');
  await mkdir(closed, { recursive: true });
  const anchors = await fileOf('anchors.jsonl', '');
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) await Promise.all([chmod(closed, 0o500), chmod(anchors, 0o400)]);
  const variables = given({ DATA_DIR: join(closed, 'plateno'), ANCHOR_FILE: anchors });
  // Nothing is closed to root: the check runs as another account, which may not read this folder either.
  const script = `const { placeProblems } = await import('#platform/config-places.ts');
    if (${isRoot}) process.setgid(65534), process.setuid(65534);
    process.stdout.write(JSON.stringify(await placeProblems(${JSON.stringify(variables)})));`;
  const { stdout } = await promisify(execFile)(program, ['--input-type=module', '--eval', script], {
    env: {},
  });
  expect((JSON.parse(stdout) as PlaceProblem[]).map(({ variable, fault }) => [variable, fault])).toEqual([
    ['DATA_DIR', 'not-writable'],
    ['ANCHOR_FILE', 'not-writable'],
  ]);
});

test('files of TLS in the URL of a database must be certificates and keys', async () => {
  const text = await fileOf('ca.pem', 'no certificate');
  const url = `postgres://app@db.example/plateno?sslmode=verify-full&sslrootcert=${text}&sslkey=${text}&sslcert=/no/such`;
  expect(await faultsOf({ DATABASE_REPLICA_URL: url })).toEqual([
    'DATABASE_REPLICA_URL (sslrootcert): no-certificate',
    'DATABASE_REPLICA_URL (sslcert): not-readable',
    'DATABASE_REPLICA_URL (sslkey): no-private-key',
  ]);
});

test('a secret file that every user of the machine can read is named; one of the group is not', async () => {
  const open = await fileOf('open', 'secret', 0o644);
  const group = await fileOf('group', 'secret', 0o640);
  expect(await faultsOf({ SESSION_SECRET_FILE: open, SECRETS_KEY_FILE: group })).toEqual([
    'SESSION_SECRET_FILE: readable-by-others',
  ]);
});

test('an address that is none of this machine, and a server that refuses connections, are named without secrets', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const problems = await placeProblems(
    given({
      HOST: '192.0.2.1',
      SMTP_URL: 'smtp://user:password@127.0.0.1:1',
      ANCHOR_URL: `http://127.0.0.1:${port}/token`,
    }),
  );
  expect(problems).toEqual([
    { variable: 'HOST', place: '192.0.2.1', fault: 'no-interface' },
    { variable: 'SMTP_URL', place: '127.0.0.1:1', fault: 'no-answer' },
  ]);
});
