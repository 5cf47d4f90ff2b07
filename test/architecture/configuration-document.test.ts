import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configurationDocument, environmentExample } from '#development/configuration-document.ts';
import { environment, variableNames } from '#platform/config-variables.ts';
import { outsideVariables } from '#platform/config-variables/outside-variables.ts';
import { variables } from '#platform/config-variables/variable.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');

test('docs/configuration.md and .env.example are as `npm run docs:config` writes them', async () => {
  expect(await read('docs/configuration.md')).toBe(configurationDocument());
  expect(await read('.env.example')).toBe(environmentExample());
});

test('every variable of the configuration has a meaning, a row in the document and a line in .env.example', async () => {
  const [document, example] = [await read('docs/configuration.md'), await read('.env.example')];
  expect(variableNames.length).toBeGreaterThan(30);
  for (const name of variableNames) {
    expect(variables.get(environment.shape[name])?.description, name).toMatch(/\w/);
    expect(document.match(new RegExp(`^\\| \`${name}\` \\|`, 'gm')), name).toHaveLength(1);
    expect(example.match(new RegExp(`^(# )?${name}=`, 'gm')), name).toHaveLength(1);
  }
});

/** Read by the sandbox as a program of its own; `src/sandbox/README.md` has them. */
const ofTheSandbox = [
  'SANDBOX_HOST',
  'SANDBOX_PUBLIC_URL',
  'SANDBOX_WEBHOOK_URL',
  'SANDBOX_CONNECT_WEBHOOK_URL',
  'SANDBOX_RESTRICTED_KEYS',
  'SANDBOX_DATABASE_URL',
  'SANDBOX_ALLOW_PRODUCTION',
];
/** Every program of a terminal reads these; `LANG` is in the document for all three. */
const ofTheTerminal = ['LC_ALL', 'LC_MESSAGES', 'PATH', 'TERM', 'LD_LIBRARY_PATH'];

test('every environment variable that the code reads is documented', async () => {
  const found = new Set<string>();
  for await (const file of glob(['src/**/*.ts', 'cli/**/*.ts', 'knexfile.ts', 'seeds/**/*.ts'], {
    cwd: root,
  })) {
    const names = (await read(file)).matchAll(/\b(?:env|given)(?:\.|\[')([A-Z][A-Z0-9_]+)\b/g);
    for (const [, name] of names) found.add(name!);
  }
  expect(found.size).toBeGreaterThan(30);
  const documented = new Set<string>([
    ...variableNames,
    ...outsideVariables.map(({ name }) => name),
    ...ofTheSandbox,
    ...ofTheTerminal,
  ]);
  expect([...found].filter((name) => !documented.has(name))).toEqual([]);
  const sandbox = await read('src/sandbox/README.md');
  for (const name of ofTheSandbox) expect(sandbox).toContain(name);
});
