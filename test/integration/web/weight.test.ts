import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { missingIn, needsOf } from '#test/support/browser-needs.ts';
import { weigh, type builtSurfaces } from '#test/support/web-weight.ts';
import { publicBrowsers, staffBrowsers } from '#web/browsers.ts';

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

test('the landing page loads no other page’s messages, no form, no portal, no contract but the table of plans', () => {
  const modules = modulesOf('landing');
  expect(modules.some((id) => id.includes('/web/public/landing/'))).toBe(true);
  const strangers =
    /\/src\/(?!kernel\/plans\.ts|contract\/merchants\/plans\.ts)|\/zod\/|react-hook-form|react-query|@mui|react-admin|\/web\/(merchant|demo|admin|pay)\/|\/public\/(legal|features)\//;
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

test('the portal’s first screen weighs at most 190 KiB', () => {
  expect(weigh(surfaces.portal) / kibibyte).toBeLessThanOrEqual(190);
});

test('the portal’s first screen loads nothing of the back office', () => {
  expect(modulesOf('portal').filter((id) => /react-admin|@mui|\/web\/admin\//.test(id))).toEqual([]);
});

test('the list of common passwords is loaded with no page, only once a new password is typed', () => {
  const ofEstimator = /\/node_modules\/@zxcvbn-ts\/|\/password-estimator\.ts$/;
  const pages = ['landing', 'pay', 'portal', 'backOffice'] as const;
  expect(pages.filter((page) => modulesOf(page).some((id) => ofEstimator.test(id)))).toEqual([]);
  expect(modulesOf('publicAndPortal').some((id) => ofEstimator.test(id))).toBe(true);
});

test('the back office is a chunk of its own: no page of visitors, customers or merchants can load a part of it', async () => {
  const ofBackOffice = /\/web\/admin\/|\/node_modules\/(react-admin|ra-[a-z-]+|@mui|@emotion)\//;
  const others = modulesOf('publicAndPortal');
  const pages = (await readdir(web, { recursive: true })).filter(
    (file) => /(Page|Screen)\.tsx$/.test(file) && !/^(admin|kit-page|public-page)\//.test(file),
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

/** Names of libraries that are no functions of the browser: of a debug log, of React, of a query. */
const otherNames = ['.error()', '.use()', '.escape()', '.toArray()', '.pause()'];
/** Uses that a guard of the library stands before, by what the library says of them. */
const guarded = {
  // React asks for them before it reports an error, measures a picture or follows a navigation.
  react: ['reportError', 'navigation', 'setImmediate', 'navigator.connection', 'devicePixelRatio'],
  // Names of countries: the codes stand in their place.
  countries: ['Intl.DisplayNames'],
  // The table of intrinsic objects of a library looks for each of them by `typeof`.
  intrinsics: [
    'AggregateError',
    'Atomics',
    'BigInt64Array',
    'BigUint64Array',
    'FinalizationRegistry',
    'Float16Array',
    'SharedArrayBuffer',
    'WeakRef',
  ],
  zod: ['URL.canParse', 'Error.captureStackTrace'],
  // Offered where the browser has them.
  offers: ['navigator.share', 'navigator.wakeLock', 'PublicKeyCredential.getClientCapabilities'],
  drawings: ['Intl.Segmenter', 'Iterator.from', 'window.devicePixelRatio', 'navigator.userAgentData'],
  // Chrome below 91 passes the arguments wrongly only in a call of a method in parentheses.
  backOffice: ['syntax: a?.(...b)'],
};
const reviewed = new Set([...otherNames, ...Object.values(guarded).flat()]);

test.each([
  ['pay and return pages', '/web/pay/', publicBrowsers, 2020],
  ['public pages', '/web/public/', publicBrowsers, 2022],
  ['portal', '/web/merchant/', staffBrowsers, 2022],
  ['back office', '/web/admin/', staffBrowsers, 2022],
] as const)(
  'the scripts of the %s use what each supported browser has',
  (_, folder, browsers, ecmaVersion) => {
    const missing = missingIn(browsers);
    const chunks = new Map(
      Object.values(surfaces).flatMap((all) => all.map((it) => [it.fileName, it] as const)),
    );
    const own = [...chunks.values()].filter(
      ({ fileName, moduleIds }) =>
        moduleIds.some((id) => id.includes(folder)) ||
        (folder === '/web/public/' && surfaces.landing.some((each) => each.fileName === fileName)),
    );
    expect(own.length).toBeGreaterThan(0);
    const found = own.flatMap(({ fileName, code }) =>
      needsOf(code, missing, ecmaVersion)
        .filter((need) => !reviewed.has(need))
        .map((need) => `${fileName}: ${need}`),
    );
    expect(found).toEqual([]);
  },
);

test.each([
  ['AbortSignal.any([a])', 'AbortSignal.any'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['list.toSorted()', '.toSorted()'],
  ['list.findLast(find)', '.findLast()'],
  ['structuredClone(value)', 'structuredClone'],
  ['crypto.randomUUID()', 'crypto.randomUUID'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Object.groupBy(list, by)', 'Object.groupBy'],
  ['const pattern = /(?<=a)b/', 'syntax: lookbehind'],
  ['export * as all from "./all.js"', 'syntax: export * as'],
])('the script %s is not one for the oldest supported browsers', (code, need) => {
  expect(needsOf(code, missingIn(publicBrowsers), 2020)).toEqual([need]);
});

test.each(['class A { #b = 1 }', 'a ??= b', 'const a = 1_000', 'await b'])(
  'the syntax %s is not read by the oldest supported browsers',
  (code) => {
    expect(() => needsOf(code, missingIn(publicBrowsers), 2020)).toThrow(SyntaxError);
  },
);

test('a function that a script asks for first, by typeof or an optional call, may be missing', () => {
  const code = 'typeof structuredClone === "function"; crypto.randomUUID?.(); list.map(one)';
  expect(needsOf(code, missingIn(publicBrowsers), 2020)).toEqual([]);
});
