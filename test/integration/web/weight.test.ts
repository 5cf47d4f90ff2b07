import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { weigh, type builtSurfaces } from '#test/support/web-weight.ts';

type Surfaces = Awaited<ReturnType<typeof builtSurfaces>>;
const kibibyte = 1_024;
const web = join(import.meta.dirname, '../../../web');
let surfaces: Surfaces;

/** Builds in a process of its own: a production React in this one would serve the tests that follow. */
const build = `
  const { builtSurfaces } = await import(process.argv[1]);
  const plain = ({ fileName, code, moduleIds }) => ({ fileName, code, moduleIds });
  const all = Object.entries(await builtSurfaces()).map(([name, chunks]) => [name, chunks.map(plain)]);
  process.stdout.write(JSON.stringify(Object.fromEntries(all)));`;

beforeAll(async () => {
  const script = join(import.meta.dirname, '../../support/web-weight.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', build, script],
    { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 2 ** 30 },
  );
  surfaces = JSON.parse(stdout) as Surfaces;
});

const modulesOf = (surface: keyof Surfaces): string[] =>
  surfaces[surface].flatMap(({ moduleIds }) => moduleIds);

test('the landing page’s script weighs at most 110 KiB', () => {
  expect(weigh(surfaces.landing)).toBeGreaterThan(50 * kibibyte);
  expect(weigh(surfaces.landing) / kibibyte).toBeLessThanOrEqual(110);
});

test('the landing page loads no other page’s messages, no form, no portal, no contract', () => {
  const modules = modulesOf('landing');
  expect(modules.some((id) => id.includes('/web/public/landing/'))).toBe(true);
  const strangers =
    /\/src\/|\/zod\/|react-hook-form|react-query|@mui|react-admin|\/web\/(merchant|demo|admin|pay)\/|\/public\/(legal|features)\//;
  expect(modules.filter((id) => strangers.test(id))).toEqual([]);
});

test('the pay page’s script weighs at most a tenth more than React alone', () => {
  expect(weigh(surfaces.bareReact)).toBeGreaterThan(50_000);
  expect(weigh(surfaces.pay) / weigh(surfaces.bareReact)).toBeLessThanOrEqual(1.1);
});

test('the pay page loads nothing of the contract’s values, the router, MUI or a translation library', () => {
  const modules = modulesOf('pay');
  expect(modules.some((id) => id.includes('/web/pay/'))).toBe(true);
  const strangers =
    /\/src\/|\/zod\/|react-router|@mui|@emotion|polyglot|react-admin|\/ra-|\/web\/(app|merchant|public|admin)\//;
  expect(modules.filter((id) => strangers.test(id))).toEqual([]);
});

test('the pay page’s script is one file', () => {
  expect(surfaces.pay).toHaveLength(1);
});

test('what the server alone renders of the pay page is in no script', () => {
  const code = surfaces.pay.map((chunk) => chunk.code).join('');
  const ofServer = /\/request\/(Merchant|NewSum|Trust)\.tsx$|\/trust-texts\.ts$/;
  expect(
    surfaces.publicAndPortal.flatMap(({ moduleIds }) => moduleIds.filter((id) => ofServer.test(id))),
  ).toEqual([]);
  expect(code).not.toContain('Apple Pay');
});

test('the return pages are not loaded before paying', () => {
  expect(modulesOf('pay').filter((id) => id.includes('/web/pay/return/'))).toEqual([]);
});

test('the portal’s first screen weighs at most 190 KiB and loads nothing of the back office', () => {
  expect(weigh(surfaces.portal) / kibibyte).toBeLessThanOrEqual(190);
  expect(modulesOf('portal').filter((id) => /react-admin|@mui|\/web\/admin\//.test(id))).toEqual([]);
});

test('the list of common passwords is loaded with no page, only once a new password is typed', () => {
  const ofEstimator = /\/node_modules\/@zxcvbn-ts\/|\/password-estimator\.ts$/;
  for (const surface of ['landing', 'pay', 'portal', 'backOffice'] as const)
    expect(
      modulesOf(surface).filter((id) => ofEstimator.test(id)),
      surface,
    ).toEqual([]);
  expect(modulesOf('publicAndPortal').some((id) => ofEstimator.test(id))).toBe(true);
});

test('the back office is a chunk of its own: no page of visitors, customers or merchants can load a part of it', async () => {
  const ofBackOffice = /\/web\/admin\/|\/node_modules\/(react-admin|ra-[a-z-]+|@mui|@emotion)\//;
  const others = modulesOf('publicAndPortal');
  const pages = (await readdir(web, { recursive: true })).filter(
    (file) => /(Page|Screen)\.tsx$/.test(file) && !/^(admin|public-page)\//.test(file),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => !others.some((id) => id.endsWith(`/web/${page}`)))).toEqual([]);
  expect(others.filter((id) => ofBackOffice.test(id))).toEqual([]);
  expect(modulesOf('backOffice').filter((id) => ofBackOffice.test(id)).length).toBeGreaterThan(500);
});

test('no page loads the examples and summaries of the contract', () => {
  const code = [...surfaces.publicAndPortal, ...surfaces.backOffice].map((chunk) => chunk.code).join('');
  const texts = ['cs_test_a1B2c3', 'Cancels an active link', '/payment-links/me'];
  expect(texts.filter((text) => code.includes(text))).toEqual(['/payment-links/me']);
});
