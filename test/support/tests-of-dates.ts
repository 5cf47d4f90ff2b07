import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..', '..');

/** What answers by the time zone of the machine unless the call names a zone. */
const zonedCalls =
  /DateTimeFormat|toLocale(?:Date|Time)|getTimezoneOffset|Date\.parse|\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)\(|new Date\([^()]+,/;

const typeImports = /\b(?:import|export) type [^;]*;/g;
const specifiers = /(?:\bfrom|\bimport\(|\bimport)\s*'([^']+)'/g;

/** `#kernel/money.ts` and `./money.ts` as a path; undefined for a package. */
const pathOf = (specifier: string, from: string): string | undefined => {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const alias = Object.entries(packageJson.imports).find(([name]) => specifier.startsWith(name.slice(0, -1)));
  return alias && join(root, alias[1].slice(0, -1), specifier.slice(alias[0].length - 1));
};

/** The modules that a file loads by itself; an imported type loads nothing. */
const importsOf = (file: string, text: string): string[] =>
  [...text.replaceAll(typeImports, '').matchAll(specifiers)]
    .map(([, specifier]) => pathOf(specifier!, file))
    .filter((path) => path !== undefined && existsSync(path)) as string[];

type Known = { isZoned: boolean; imports: string[] };

/**
 * The test files that load, at any depth, a module whose answer may depend on the machine's time zone.
 * @param pattern of test files, from the root of the repository
 * @returns paths from the root, with slashes
 */
export const testsOfDates = (pattern: string): string[] => {
  const known = new Map<string, Known>();
  const read = (file: string): Known => {
    const before = known.get(file);
    if (before) return before;
    const text = readFileSync(file, 'utf8');
    const facts = { isZoned: zonedCalls.test(text), imports: importsOf(file, text) };
    known.set(file, facts);
    return facts;
  };
  const reachesZones = (file: string): boolean => {
    const reached = new Set([file]);
    for (const at of reached) {
      const { isZoned, imports } = read(at);
      if (isZoned) return true;
      for (const imported of imports) reached.add(imported);
    }
    return false;
  };
  return globSync(pattern, { cwd: root })
    .filter((test) => reachesZones(join(root, test)))
    .map((test) => relative(root, join(root, test)).split(sep).join('/'))
    .toSorted();
};
