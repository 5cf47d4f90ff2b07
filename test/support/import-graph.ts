import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

/** Files by their paths from the root, each with the files that it loads. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const typeImports = /\b(?:import|export) type [^;]*;/g;
const specifiers = /(?:\bfrom|\bimport\(|\bimport)\s*'([^']+)'/g;

/** `#kernel/money.ts` and `./money.ts` as a path from the root; undefined for a package. */
const pathOf = (specifier: string, from: string): string | undefined => {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return join(dirname(from), path);
  const alias = Object.entries(packageJson.imports).find(([name]) => path.startsWith(name.slice(0, -1)));
  return alias && join(alias[1].slice(0, -1), path.slice(alias[0].length - 1));
};

/** @returns paths from the root that the text of the file names to be loaded; an imported type loads nothing */
export const importsOf = (file: string, text: string): string[] =>
  [...text.replaceAll(typeImports, '').matchAll(specifiers)]
    .map(([, specifier]) => pathOf(specifier!, file))
    .filter((path) => path !== undefined);

const pattern = '{src,web,cli,migrations,seeds,test}/**/*.{ts,tsx}';

/** Reads what each file of product and tests loads, in a second. Fixtures that break a rule are left out. */
export const readImportGraph = (root: string): ImportGraph =>
  new Map(
    globSync(pattern, { cwd: root, exclude: ['test/architecture/broken/**'] }).map((entry) => {
      const file = entry.split(sep).join('/');
      const loaded = importsOf(file, readFileSync(join(root, file), 'utf8'));
      return [file, loaded.filter((path) => existsSync(join(root, path))).map((path) => relative('.', path))];
    }),
  );

/**
 * How many imports lie between each file and the nearest of the given ones, which themselves have distance 0.
 * @param isPassed whether a path may lead through the file; its own distance counts in any case
 * @returns the files that load one of the given files, directly or not, and those themselves
 */
export const distancesTo = (
  graph: ImportGraph,
  files: readonly string[],
  isPassed: (file: string) => boolean = () => true,
): ReadonlyMap<string, number> => {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const distances = new Map(files.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    if (distance > 0 && !isPassed(file)) continue;
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  }
  return distances;
};
