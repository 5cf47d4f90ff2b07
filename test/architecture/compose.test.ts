import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Service = Readonly<{
  image?: string;
  build?: string;
  command?: readonly string[];
  profiles?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}>;

const root = join(import.meta.dirname, '../..');
const { services } = parse(await readFile(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
};

test('compose runs server, worker, daily backup and daily rates; the mail catcher only in the development profile', () => {
  const always = Object.entries(services).filter(([, { profiles }]) => profiles === undefined);
  expect(always.map(([name]) => name).toSorted()).toEqual(
    ['app', 'backup', 'database', 'migrate', 'rates', 'worker'].toSorted(),
  );
  expect(services['mail']?.profiles).toEqual(['development']);
  const commands = Object.values(services).map(({ command = [] }) => command.join(' '));
  for (const part of ['run.ts serve --no-jobs', 'run.ts worker', 'db backup --to', 'rates import']) {
    expect(commands.filter((command) => command.includes(part))).toHaveLength(1);
  }
});

test('a production without SMTP_URL does not start, and every program has the same variables', () => {
  const built = Object.values(services).filter(({ build }) => build !== undefined);
  expect(built).toHaveLength(5);
  for (const { environment } of built) {
    expect(environment?.['SMTP_URL']).toMatch(/^\$\{SMTP_URL:\?.*mail server/);
    expect(environment?.['PASSWORD_POLICY']).toContain('strict');
    expect(environment).toEqual(services['app']!.environment);
  }
});

test('every image has an exact version', async () => {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
  const images = Object.values(services).flatMap(({ image }) => image ?? []);
  for (const image of [...bases, ...images]) expect(image).toMatch(/:\d+\.\d+/);
});
