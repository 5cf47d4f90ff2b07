import { readFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { idleApplication } from '#test/support/idle-application.ts';
import { fairShares, otherShares } from './rules/fair-shares.ts';

const application = await idleApplication();
afterAll(() => application.close());

const isFile = (produces: readonly string[]): boolean => !produces.includes('application/json');
const costly = application.routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, access, produces }) => access === 'public' || method !== 'GET' || isFile(produces))
  .map(({ method, path }) => `${method} ${path}`);
const all = application.routes.map(({ endpoint: { method, path } }) => `${method} ${path}`);
const listed = Object.values(fairShares).flat();

test('every endpoint that is public, writes or answers with a file has a fair share', () => {
  expect(costly.filter((name) => !listed.includes(name))).toEqual([]);
});

test('every endpoint with a fair share is one of the API', () => {
  expect(listed.filter((name) => !all.includes(name))).toEqual([]);
});

test('an endpoint with the share of its caller alone has no other', () => {
  const others = Object.entries(fairShares).flatMap(([share, names]) => (share === 'caller' ? [] : names));
  expect(fairShares['caller']!.filter((name) => others.includes(name))).toEqual([]);
});

/** A limit in the source: an object with a name, times and seconds, or one that others are made of. */
const limitPattern =
  /name: ['`]([a-z-]+?)(?:\$\{[^`]*\}?)?['`],\s+(?:times|seconds):|name: '([a-z-]+)', \.\.\.(?:backOff|toMailbox)|\.\.\.(?:toMailbox|ofDocument|ofMailbox), name: '([a-z-]+)'/g;

test('every rate limit of the source is the share of an endpoint, or of what is none', async () => {
  const found = new Set<string>();
  for await (const file of glob('src/{modules,platform}/**/*.ts')) {
    const source = await readFile(file, 'utf8');
    for (const [, one, two, three] of source.matchAll(limitPattern)) found.add((one ?? two ?? three)!);
  }
  const stated = [
    ...Object.keys(fairShares).filter((name) => !/:|^(caller|constant)$/.test(name)),
    ...Object.keys(otherShares),
  ];
  expect([...found].toSorted()).toEqual(stated.toSorted());
});
