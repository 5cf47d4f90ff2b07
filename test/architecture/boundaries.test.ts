import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseOptions, ICruiseResult, IViolation } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import config from '../../dependency-cruiser.mjs';
import { featuresWithoutIndex, foldersInCircles } from './rules/web-folders.ts';

const roots = ['src', 'web', 'cli', 'migrations', 'seeds'];
const describeViolation = ({ rule, from, to }: IViolation) => `${rule.name}: ${from} -> ${to}`;

const check = async (paths: string[], options: ICruiseOptions = {}): Promise<ICruiseResult> => {
  const ruleSet = { forbidden: config.forbidden };
  const { output } = await cruise(paths, { ...config.options, ...options, ruleSet, validate: true });
  return output as ICruiseResult;
};

const sourceFiles = async (root: string): Promise<number> => {
  const entries = await readdir(root, { recursive: true });
  return entries.filter((entry) => /(?<!\.d)\.(ts|tsx)$/.test(entry)).length;
};

let code: ICruiseResult;
beforeAll(async () => {
  code = await check([...roots, 'knexfile.ts']);
});

test('the code keeps every import rule', async () => {
  const { modules, summary } = code;

  // A parser that does not know the language reads no file and reports no violation.
  for (const root of roots) {
    const seen = modules.filter(({ source }) => source.startsWith(`${root}/`) && /\.(ts|tsx)$/.test(source));
    expect(seen.length, root).toBeGreaterThanOrEqual(await sourceFiles(root));
  }
  const throughName = modules.flatMap(({ dependencies }) => dependencies.map(({ module }) => module));
  expect(throughName.filter((name) => name.startsWith('#kernel/')).length).toBeGreaterThan(50);
  expect(summary.violations.map(describeViolation)).toEqual([]);
});

test.each(['web/merchant', 'web/admin', 'web/merchant/kit', 'web/admin/kit', 'web/shared'])(
  'the folders of %s import each other in no circle',
  (parent) => {
    expect(foldersInCircles(code.modules, parent)).toEqual([]);
  },
);

test.each(['web/merchant', 'web/admin'])('each feature of %s has an index.ts', (parent) => {
  expect(featuresWithoutIndex(code.modules, parent)).toEqual([]);
});

test('what tests share has no import circles', async () => {
  const options = {
    includeOnly: '^test/',
    exclude: { path: ['^test/architecture/broken/', '\\.test\\.tsx?$'] },
  };
  const { modules, summary } = await check(['test'], options);
  expect(modules.length).toBeGreaterThan(300);
  const circles = summary.violations.filter(({ rule }) => rule.name === 'no-cycles');
  expect(circles.map(describeViolation)).toEqual([]);
});

/** The failing fixtures of each rule. */
const failingFixtures: Record<string, string | string[]> = {
  'modules-import-only-left-modules': ['users', 'merchants', 'links', 'payments'].map(
    (module) => `src/modules/${module}/application/right.ts`,
  ),
  'domain-imports-only-kernel': 'src/modules/payments/domain/impure.ts',
  'application-and-ports-import-no-adapter': 'src/modules/payments/application/outward.ts',
  'modules-import-public-apis': 'src/modules/payments/adapters/http/past-public-api.ts',
  'adapters-do-not-import-each-other': 'src/modules/payments/adapters/http/other-adapter.ts',
  'module-files-are-imported-by-composition': 'src/modules/payments/adapters/http/wiring.ts',
  'kernel-imports-nothing': 'src/kernel/random.ts',
  'platform-imports-no-module': 'src/platform/module-import.ts',
  'composition-is-imported-by-entries': 'src/platform/composition-import.ts',
  'inversify-in-composition': 'src/modules/payments/application/container.ts',
  'objection-in-postgres-adapters': 'src/modules/payments/adapters/http/model.ts',
  'knex-and-pg-in-database-code': 'src/modules/payments/adapters/http/query.ts',
  'stripe-in-stripe-adapters': 'src/modules/payments/adapters/http/provider.ts',
  'koa-in-http-adapters': 'src/modules/payments/adapters/postgres/request.ts',
  'contract-imports-zod-and-kernel': 'src/contract/server.ts',
  'words-import-only-kernel': 'src/contract/payments/words/impure.ts',
  'web-imports-only-the-contract': 'web/shared/server.ts',
  'server-does-not-import-web': 'src/platform/page.ts',
  'features-import-each-others-index': 'web/merchant/payments/past-index.ts',
  'features-load-index-or-component': 'web/merchant/payments/past-component.ts',
  'shell-is-imported-by-no-feature': 'web/merchant/payments/framed.ts',
  'kit-imports-no-feature': 'web/merchant/kit/upward.ts',
  'kit-page-imports-only-kits': 'web/kit-page/feature.ts',
  'nothing-lies-loose-beside-features': 'web/merchant/shell/untidy.ts',
  'surfaces-do-not-import-each-other': 'web/merchant/OtherSurface.tsx',
  'shared-web-imports-no-surface': 'web/shared/SurfaceImport.tsx',
  'back-office-has-one-design-system': 'web/admin/PortalButton.tsx',
  'back-office-calls-by-its-data-provider': 'web/admin/calling.ts',
  'app-loads-surfaces-lazily': 'web/app/Heavy.tsx',
  'pay-imports-contract-types-only': 'web/pay/Heavy.tsx',
  'sandbox-imports-only-itself': 'src/sandbox/product-import.ts',
  'sandbox-is-not-imported': 'src/modules/payments/adapters/stripe/sandbox-import.ts',
  'development-is-imported-by-entries': 'src/platform/development-import.ts',
  'cli-imports-public-apis-and-use-cases': 'cli/commands/deep.ts',
  'tests-are-not-imported': 'src/platform/test-import.ts',
  'production-needs-no-development-package': 'src/platform/tool.ts',
  'no-cycles': ['src/platform/cycle-one.ts', 'test/support/circle-one.ts'],
  resolvable: 'src/platform/unresolved.ts',
};

let broken: IViolation[];
let brokenCode: ICruiseResult;
beforeAll(async () => {
  // An absolute path: otherwise the packages above the folder are not found.
  const options = { baseDir: join(import.meta.dirname, 'broken'), exclude: { path: '^$' } };
  brokenCode = await check(['src', 'web', 'cli', 'test'], options);
  broken = brokenCode.summary.violations;
});

test('every rule has a failing fixture', () => {
  const rules = new Set(config.forbidden.map(({ name }) => name));
  expect(Object.keys(failingFixtures).toSorted()).toEqual([...rules].toSorted());
});

test.each(Object.entries(failingFixtures))('the rule %s reports its failing fixture', (name, files) => {
  const found = broken.filter(({ rule }) => rule.name === name).map(({ from }) => from);
  expect(found).toEqual(expect.arrayContaining([files].flat()));
});

test('two folders that import each other are a circle without a circle of files', () => {
  expect(foldersInCircles(brokenCode.modules, 'web/admin')).toEqual(['customers', 'links']);
  const ofFiles = broken.filter(({ rule, from }) => rule.name === 'no-cycles' && from.startsWith('web/'));
  expect(ofFiles.map(describeViolation)).toEqual([]);
});

test('a feature without an index.ts is reported', () => {
  expect(featuresWithoutIndex(brokenCode.modules, 'web/admin')).toEqual(['customers']);
});

test('code that keeps the rules is not reported', () => {
  const good = [
    'web/pay/Good.tsx',
    'web/app/Good.tsx',
    'web/admin/Good.tsx',
    'web/merchant/payments/Good.tsx',
    'src/modules/payments/adapters/postgres/rows.ts',
  ];
  expect(broken.filter(({ from }) => good.includes(from)).map(describeViolation)).toEqual([]);
});
