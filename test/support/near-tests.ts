import { dirname } from 'node:path/posix';
import { moduleNames } from '#src/load-modules.ts';
import { distancesTo, type ImportGraph } from './import-graph.ts';
import type { TestSeconds } from './test-seconds.ts';

/** What `npm run test:near` runs and leaves out: test files, the nearest to the change first. */
export type NearTests = Readonly<{
  chosen: readonly string[];
  /** In reach of the change, but beyond the time. */
  beyond: readonly string[];
  /** In reach, of a kind that needs a browser or a whole installation, or that is slow by intent. */
  otherKinds: readonly string[];
}>;

const isTest = (file: string): boolean => /^test\/.*\.test\.tsx?$/.test(file);
const runs = /^test\/(?:unit|integration)\//;
/** The check runs them. */
const ofCheck = /^test\/architecture\//;

/** Each of them loads the whole product: a file that loads one is not near to all of it. */
const wholes = new Set(['src/composition.ts', 'src/load-modules.ts']);

const moduleOf = (file: string): string | undefined =>
  /^(?:src|test\/[^/]+)\/modules\/([^/]+)\//.exec(file)?.[1];

/** Imports between a module and a test that uses it through the started application: more than most that load it. */
const throughApplication = 6;

/**
 * How far a test is from changed modules by their order: the module's own tests first, then those of the modules to its
 * right, which use it. Tests through the application load it behind the composition, where imports say nothing.
 */
const distanceByModules = (test: string, changed: ReadonlySet<string>): number | undefined => {
  const at = moduleNames.indexOf(moduleOf(test) as (typeof moduleNames)[number]);
  if (at < 0) return undefined;
  const steps = [...changed].map((name) => at - moduleNames.findIndex((module) => module === name));
  const right = steps.filter((step) => step >= 0);
  return right.length > 0 ? throughApplication + Math.min(...right) : undefined;
};

/** Folders of tests that belong to a file without importing it: those that mirror its own, and those of migrations. */
const foldersOf = (file: string): string[] => {
  const mirrored = dirname(file.replace(/^src\//, ''));
  if (file.startsWith('migrations/'))
    return ['test/integration/migrations/', 'test/integration/platform/database/'];
  return /^(?:src|web|cli)\/.+\/.+\//.test(file)
    ? [`test/unit/${mirrored}/`, `test/integration/${mirrored}/`]
    : [];
};
const mirroredDistance = 3;

type Reach = Readonly<{ test: string; distance: number }>;

/** Tests that a change may break, the nearest first. */
const reachedTests = (graph: ImportGraph, changed: readonly string[]): Reach[] => {
  const tests = [...graph.keys()].filter((file) => isTest(file) && !ofCheck.test(file));
  const byImports = distancesTo(graph, changed, (file) => !wholes.has(file));
  const modules = new Set(
    changed.filter((file) => file.startsWith('src/')).flatMap((file) => moduleOf(file) ?? []),
  );
  const folders = changed.flatMap(foldersOf);
  return tests
    .map((test) => {
      const distances = [
        byImports.get(test),
        distanceByModules(test, modules),
        folders.some((folder) => test.startsWith(folder)) ? mirroredDistance : undefined,
      ].filter((distance) => distance !== undefined);
      return { test, distance: Math.min(...distances) };
    })
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((one, other) => one.distance - other.distance || one.test.localeCompare(other.test));
};

/** Seconds of a file that no run of the gate has measured. */
const assumedSeconds = (test: string): number => {
  if (test.startsWith('test/integration/')) return 5;
  return test.endsWith('.tsx') ? 2 : 0.3;
};

type Measured = (test: string) => number;

/** Takes the nearest tests that fit, and those that changed themselves in any case. @returns the seconds that are left */
const take = (reached: readonly Reach[], limit: number, secondsOf: Measured, taken: Set<string>): number => {
  let left = limit;
  for (const { test, distance } of reached) {
    const seconds = secondsOf(test);
    if (distance > 0 && seconds > left) continue;
    left -= seconds;
    taken.add(test);
  }
  return Math.max(0, left);
};

/**
 * Chooses the tests of unit and integration that load a changed file, directly or not, and for a changed module those of
 * the modules to its right. Unit tests take up to half of the time; what they leave is for the others.
 * @param changed paths from the root
 * @param limit seconds of all chosen tests together, one after the other; a test that changed itself always runs
 * @param measured seconds of test files in earlier runs of the gate
 */
export const nearTests = (
  graph: ImportGraph,
  changed: readonly string[],
  limit: number,
  measured: TestSeconds = {},
): NearTests => {
  const reached = reachedTests(graph, changed);
  const ours = reached.filter(({ test }) => runs.test(test));
  const isUnit = ({ test }: Reach): boolean => test.startsWith('test/unit/');
  const secondsOf = (test: string): number => measured[test] ?? assumedSeconds(test);
  const taken = new Set<string>();
  const left = take(ours.filter(isUnit), limit / 2, secondsOf, taken);
  take(
    ours.filter((reach) => !isUnit(reach)),
    limit / 2 + left,
    secondsOf,
    taken,
  );
  const names = ours.map(({ test }) => test);
  return {
    chosen: names.filter((test) => taken.has(test)),
    beyond: names.filter((test) => !taken.has(test)),
    otherKinds: reached.map(({ test }) => test).filter((test) => !runs.test(test)),
  };
};
