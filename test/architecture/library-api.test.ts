import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Uses beyond the documented API of a library, of Node or of the browser. */
const patterns = {
  'a member whose name begins with an underscore': /(?<![\w'"`])[\w$)\]]+!?\??(?:\._|\[['"`]_)[a-zA-Z_]/,
  'the prototype of a class': /\.prototype\b/,
  'a replaced global': /\b(?:globalThis|window|console|process\.std(?:out|err))\.\w+\s*=[^=>]/,
  'a defined property of a global':
    /Object\.definePropert(?:y|ies)\(\s*(?:globalThis|window|process|console)\b/,
  'the module cache': /\brequire\.cache\b|\bModule\._/,
  'a file inside a package':
    /from '(?:@[\w-]+\/)?[\w.-]+\/(?:lib|dist|src|build)\/|\.\.\/node_modules\/[\w@]/,
} as const;

type Reach = keyof typeof patterns;

/** Uses that stay, each with its reason. */
const exceptions: Readonly<Record<string, readonly [reason: string, ...Reach[]]>> = {
  'src/development/mailbox.ts': [
    'maildev’s documented start ends the process on a signal, before PostgreSQL beside it has stopped; development only',
    'a file inside a package',
  ],
  'web/shared/hide-refused-storage.ts': [
    'react-admin reads window.localStorage when it is loaded, outside its own try, before an option could name another store; only where reading it is refused',
    'a defined property of a global',
  ],
  'web/vite.config.ts': [
    'react-router has no export condition for its production build; with the other the landing script has 110.14 KiB of 110. No option of react-admin leaves out its own router',
    'a file inside a package',
  ],
};

const reachesOf = (text: string): Reach[] =>
  (Object.keys(patterns) as Reach[]).filter((name) => patterns[name].test(text));

const sourceFiles = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const folder of ['src', 'cli', 'web', 'seeds']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of entries)
      if (/\.tsx?$/.test(name) && !name.endsWith('.d.ts')) found.push(relative(root, join(parentPath, name)));
  }
  return found;
};

test('product code uses libraries by their documented API alone, but for the exceptions listed here', async () => {
  const files = await sourceFiles();
  expect(files.length).toBeGreaterThan(1_000);
  const reaching: Record<string, Reach[]> = {};
  for (const file of files) {
    const reaches = reachesOf(await readFile(join(root, file), 'utf8'));
    if (reaches.length > 0) reaching[file] = reaches;
  }
  expect(reaching).toEqual(
    Object.fromEntries(Object.entries(exceptions).map(([file, [, ...reaches]]) => [file, reaches])),
  );
});

test.each<[Reach, string]>([
  ['a member whose name begins with an underscore', 'page._rowZero = 1;'],
  ['a member whose name begins with an underscore', `(client as Open)['_queue'].length`],
  ['a member whose name begins with an underscore', 'ctx._matchedRoute'],
  ['the prototype of a class', 'pg.Client.prototype.query = overheard;'],
  ['a replaced global', 'console.log = () => undefined;'],
  ['a replaced global', 'process.stdout.write = quiet;'],
  ['a defined property of a global', `Object.defineProperty(globalThis, 'fetch', {})`],
  ['the module cache', 'delete require.cache[name];'],
  ['a file inside a package', `import Row from 'exceljs/lib/doc/row.js';`],
  ['a file inside a package', `here('../node_modules/react-router/dist/index.mjs')`],
])('%s is refused: %s', (reach, code) => {
  expect(reachesOf(code)).toEqual([reach]);
});

test.each([
  'const _ = 1;',
  'type A = { __data?: string };',
  'process.exitCode = 1;',
  `import { readXlsx } from 'hucre/xlsx';`,
  'if (window.scrollY === 0) return;',
  '`${name}._id`',
])('documented use is not refused: %s', (code) => {
  expect(reachesOf(code)).toEqual([]);
});
