import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseOptions, ICruiseResult, IViolation } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import config from '../../dependency-cruiser.mjs';

const roots = ['src', 'web', 'cli', 'migrations', 'seeds'];
const sentence = ({ rule, from, to }: IViolation) => `${rule.name}: ${from} -> ${to}`;

const examine = async (paths: string[], options: ICruiseOptions = {}): Promise<ICruiseResult> => {
  const ruleSet = { forbidden: config.forbidden };
  const { output } = await cruise(paths, { ...config.options, ...options, ruleSet, validate: true });
  return output as ICruiseResult;
};

const sourceFiles = async (root: string): Promise<number> => {
  const entries = await readdir(root, { recursive: true });
  return entries.filter((entry) => /(?<!\.d)\.(ts|tsx)$/.test(entry)).length;
};

test('the house keeps its boundaries', async () => {
  const { modules, summary } = await examine([...roots, 'knexfile.ts']);

  // A tool that does not understand the language sees no file, and finds nothing wrong in it.
  for (const root of roots) {
    const seen = modules.filter(({ source }) => source.startsWith(`${root}/`) && /\.(ts|tsx)$/.test(source));
    expect(seen.length, root).toBeGreaterThanOrEqual(await sourceFiles(root));
  }
  const throughName = modules.flatMap(({ dependencies }) => dependencies.map(({ module }) => module));
  expect(throughName.filter((name) => name.startsWith('#kernel/')).length).toBeGreaterThan(50);
  expect(summary.violations.map(sentence)).toEqual([]);
});

/** Where each law is broken, once. */
const planted: Record<string, string> = {
  'users-know-only-their-left': 'src/modules/users/application/right.ts',
  'merchants-know-only-their-left': 'src/modules/merchants/application/right.ts',
  'links-know-only-their-left': 'src/modules/links/application/right.ts',
  'payments-know-only-their-left': 'src/modules/payments/application/right.ts',
  'domain-is-pure': 'src/modules/payments/domain/impure.ts',
  'application-and-ports-know-only-inside': 'src/modules/payments/application/outward.ts',
  'modules-meet-at-the-door': 'src/modules/payments/adapters/http/window.ts',
  'adapters-do-not-meet': 'src/modules/payments/adapters/http/neighbour.ts',
  'modules-are-wired-in-one-place': 'src/modules/payments/adapters/http/wiring.ts',
  'kernel-imports-nothing': 'src/kernel/random.ts',
  'platform-knows-no-module': 'src/platform/knowing.ts',
  'composition-is-the-top': 'src/platform/composing.ts',
  'inversify-in-its-room': 'src/modules/payments/application/container.ts',
  'objection-in-its-room': 'src/modules/payments/adapters/http/model.ts',
  'knex-and-pg-in-their-rooms': 'src/modules/payments/adapters/http/query.ts',
  'stripe-in-its-room': 'src/modules/payments/adapters/http/provider.ts',
  'koa-in-its-room': 'src/modules/payments/adapters/postgres/request.ts',
  'contract-is-plain': 'src/contract/server.ts',
  'web-sees-only-the-contract': 'web/shared/server.ts',
  'server-does-not-see-the-web': 'src/platform/page.ts',
  'surfaces-do-not-meet': 'web/merchant/Neighbour.tsx',
  'shared-web-knows-no-surface': 'web/shared/Leaning.tsx',
  'back-office-has-one-design-system': 'web/admin/PortalButton.tsx',
  'back-office-calls-by-its-data-provider': 'web/admin/calling.ts',
  'app-joins-surfaces-lazily': 'web/app/Heavy.tsx',
  'pay-imports-contract-types-only': 'web/pay/Heavy.tsx',
  'sandbox-is-a-stranger': 'src/sandbox/friend.ts',
  'sandbox-is-unknown': 'src/modules/payments/adapters/stripe/cheat.ts',
  'development-stays-outside': 'src/platform/developing.ts',
  'cli-calls-the-inside': 'cli/commands/deep.ts',
  'tests-stay-outside': 'src/platform/testing.ts',
  'production-needs-no-development-package': 'src/platform/tool.ts',
  'no-cycles': 'src/platform/egg.ts',
  resolvable: 'src/platform/lost.ts',
};

let broken: IViolation[];
beforeAll(async () => {
  // Absolute, or the packages above the folder are not found.
  const options = { baseDir: join(import.meta.dirname, 'broken'), exclude: { path: '^$' } };
  broken = (await examine(['src', 'web', 'cli'], options)).summary.violations;
});

test('every law has a planted violation', () => {
  expect(Object.keys(planted).toSorted()).toEqual(config.forbidden.map(({ name }) => name).toSorted());
});

test.each(Object.entries(planted))('the law %s bites', (law, file) => {
  expect(broken.filter(({ rule }) => rule.name === law).map(({ from }) => from)).toContain(file);
});

test('what keeps the laws is not refused', () => {
  const good = [
    'web/pay/Good.tsx',
    'web/app/Good.tsx',
    'web/admin/Good.tsx',
    'src/modules/payments/adapters/postgres/rows.ts',
  ];
  expect(broken.filter(({ from }) => good.includes(from)).map(sentence)).toEqual([]);
});
