import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Parser } from '@oclif/core';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { environment as configuration, variableNames } from '#platform/config-variables.ts';
import { variables } from '#platform/config-variables/variable.ts';
import { commandClasses } from '#test/support/command-classes.ts';
import { blocksOf } from '#test/support/documents.ts';
import { callsIn } from '#test/support/shell-commands.ts';

type Service = Readonly<{
  image?: string;
  build?: string;
  command?: readonly string[];
  entrypoint?: readonly string[];
  profiles?: readonly string[];
  environment?: Readonly<Record<string, string>>;
  secrets?: readonly string[];
}>;
type Compose = Readonly<{
  services: Readonly<Record<string, Service>>;
  secrets: Readonly<Record<string, { file: string }>>;
  configs: Readonly<{ roles: { content: string } }>;
}>;

const root = join(import.meta.dirname, '../..');
const { services, secrets, configs } = parse(await readFile(join(root, 'compose.yaml'), 'utf8'), {
  merge: true,
}) as Compose;
const built = Object.entries(services).filter(([, { build }]) => build !== undefined);
const isFile = (name: string): boolean => name.endsWith('_FILE');

/** The `plateno` command that a service runs, directly or in a shell. */
const platenoCallsOf = ({ command = [], entrypoint = [] }: Service): (readonly string[])[] => {
  const words = [...entrypoint, ...command];
  const calls = words[0] === '/bin/sh' ? words.at(-1)!.split('\n').flatMap(callsIn) : [words];
  return calls
    .filter((call) => call.includes('cli/run.ts'))
    .map((call) => call.slice(call.indexOf('cli/run.ts') + 1));
};

test('compose runs server, worker and daily backup, and the administrator’s setup on demand; no mail catcher', () => {
  const always = Object.entries(services).filter(([, { profiles }]) => profiles === undefined);
  expect(always.map(([name]) => name).toSorted()).toEqual(
    ['backup', 'database', 'migrate', 'server', 'worker'].toSorted(),
  );
  expect(services['administrator']?.profiles).toEqual(['setup']);
  expect(Object.values(services).filter(({ image }) => image !== undefined)).toHaveLength(1);
});

test('every service of the image runs one command of the command line, with flags that it takes', async () => {
  const commands = await commandClasses();
  const found: string[] = [];
  for (const [name, service] of built) {
    const calls = platenoCallsOf(service);
    expect(calls, name).toHaveLength(1);
    const [call] = calls;
    const command = [call!.slice(0, 2).join(' '), call![0]!].find((words) => commands.has(words));
    found.push(command!);
    const { args = {}, flags = {} } = commands.get(command!)!;
    const given = call!.slice(command!.split(' ').length);
    // The operator gives the rest of an entry point's flags.
    const more =
      service.entrypoint === undefined
        ? []
        : ['--username=v', '--email=v@example.com', '--first-name=V', '--last-name=I'];
    await expect(Parser.parse([...given, ...more], { args, flags } as never), name).resolves.toBeDefined();
  }
  expect(found.toSorted()).toEqual(['db backup', 'db migrate', 'serve', 'users create', 'worker'].toSorted());
});

test('every variable of a service is one of the configuration, and every program has the same', () => {
  const names = Object.keys(services['server']!.environment!).map((name) => name.replace(/_FILE$/, ''));
  expect(names.filter((name) => !variableNames.some((known) => known === name))).toEqual([]);
  for (const [name, { environment }] of built)
    expect(environment, name).toEqual(services['server']!.environment);
});

test('every variable that production needs is given, those without a default by an error of compose', () => {
  const { environment } = services['server']!;
  for (const name of variableNames) {
    const schema = configuration.shape[name];
    const isRequired = !schema.safeParse(undefined).success || variables.get(schema)?.isRequiredInProduction;
    if (!isRequired) continue;
    const given = environment![`${name}_FILE`] ?? environment![name];
    expect(given, name).toMatch(/^(\/run\/secrets\/\w+|\$\{\w+:\?.+\})$/);
  }
  expect(environment!['PASSWORD_POLICY']).toContain('strict');
});

test('secrets come as files that compose mounts, never as variables', () => {
  const { environment } = services['server']!;
  const given = Object.keys(environment!);
  const secretNames = variableNames.filter((name) => variables.get(configuration.shape[name])?.isSecret);
  expect(given.filter((name) => secretNames.some((secret) => secret === name))).toEqual([]);
  for (const [name, service] of Object.entries(services)) {
    const files = Object.entries(service.environment ?? {}).filter(([variable]) => isFile(variable));
    expect(files.length, name).toBeGreaterThan(0);
    for (const [, file] of files) expect(service.secrets, name).toContain(file.replace('/run/secrets/', ''));
    for (const secret of service.secrets!) expect(secrets[secret]?.file).toBe(`./secrets/${secret}`);
  }
});

test('the installation document makes every secret file and every variable that compose needs', async () => {
  const document = await readFile(join(root, 'docs/operations/installation.md'), 'utf8');
  const [block] = blocksOf(document, 'bash').filter((text) => text.includes('docker compose up'));
  const made = [...block!.matchAll(/> secrets\/(\w+)$/gm)].map(([, name]) => name!);
  expect(made.toSorted()).toEqual(Object.keys(secrets).toSorted());
  const required = Object.values(services['server']!.environment!).flatMap(
    (value) => /\{(\w+):\?/.exec(value)?.[1] ?? [],
  );
  for (const name of required) expect(block).toContain(`${name}=`);
});

test('the roles’ passwords are those of the URLs in the secret files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plateno-compose-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const url = (role: string, password: string) => `postgres://${role}:${password}@database:5432/plateno\n`;
  await writeFile(join(folder, 'database_url'), url('plateno_app', 'app1'));
  await writeFile(join(folder, 'database_migrator_url'), url('plateno_migrator', 'migrator1'));
  const script = configs.roles.content.replaceAll('$$', '$').replace('/run/secrets', folder);
  // Prints what psql would be given.
  const printed = `set -e\npsql() { printf '%s\\n' "$@"; cat; }\n${script}`;
  const { stdout } = await promisify(execFile)('sh', ['-c', printed]);
  expect(stdout).toContain('migrator=migrator1\n');
  expect(stdout).toContain('app=app1\n');
  expect(stdout).toContain("create role plateno_app login password :'app';");
});

test('every image has an exact version', async () => {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
  const images = Object.values(services).flatMap(({ image }) => image ?? []);
  for (const image of [...bases, ...images]) expect(image).toMatch(/:\d+\.\d+/);
});
