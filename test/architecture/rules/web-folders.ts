import type { ICruiseResult } from 'dependency-cruiser';

type Modules = ICruiseResult['modules'];

/** The folder directly below `parent` that holds a path; undefined for another path or a loose file. */
const folderIn = (parent: string, path: string): string | undefined =>
  path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).match(/^[^/]+(?=\/)/)?.[0] : undefined;

/** Which folders each folder directly below `parent` imports, by any kind of import and from any depth. */
const foldersOf = (modules: Modules, parent: string): Map<string, Set<string>> => {
  const imported = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = folderIn(parent, source);
    if (from === undefined) continue;
    const found = imported.get(from) ?? new Set();
    imported.set(from, found);
    for (const { resolved } of dependencies) {
      const to = folderIn(parent, resolved);
      if (to !== undefined && to !== from) found.add(to);
    }
  }
  return imported;
};

/**
 * The folders directly below `parent` that lie in a circle: those that reach themselves by imports of their files. Two
 * folders can import each other where no two files do.
 */
export const foldersInCircles = (modules: Modules, parent: string): string[] => {
  const imported = foldersOf(modules, parent);
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set(imported.get(start));
    for (const folder of reached) for (const next of imported.get(folder) ?? []) reached.add(next);
    return reached;
  };
  return [...imported.keys()].filter((folder) => reachedFrom(folder).has(folder)).toSorted();
};

/** The folders directly below `parent` that are neither kit nor shell and have no `index.ts`. */
export const featuresWithoutIndex = (modules: Modules, parent: string): string[] => {
  const sources = new Set(modules.map(({ source }) => source));
  const folders = [...sources].map((source) => folderIn(parent, source)).filter((name) => name !== undefined);
  return [...new Set(folders)]
    .filter((name) => name !== 'kit' && name !== 'shell' && !sources.has(`${parent}/${name}/index.ts`))
    .toSorted();
};
