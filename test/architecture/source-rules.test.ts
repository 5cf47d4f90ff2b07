import { expect, test } from 'vitest';
import { unhandledClients } from './rules/clients.ts';
import { joinedElsewhere, otherJoins } from './rules/joined-texts.ts';
import { sourceFiles } from './rules/source.ts';
import { sharedDoctors } from './rules/shared-doctors.ts';
import { parallelWorkInTransactions } from './rules/transactions.ts';
import { executeLengths } from './rules/use-case-length.ts';
import { centsElsewhere, moneyFile } from './rules/web-money.ts';
import { requestsElsewhere, secondWays, senders } from './rules/web-requests.ts';

/** A connection of a transaction does one statement at a time: pg 9 refuses parallel ones. */
test('no transaction does work in parallel', async () => {
  const files = await sourceFiles('src', 'cli', 'seeds');
  expect(files.filter(({ text }) => text.includes('.transact(')).length).toBeGreaterThan(20);
  expect(files.flatMap(parallelWorkInTransactions)).toEqual([]);
});

test('Promise.all is reported inside a transaction, not beside one', () => {
  const text = `
    await work.transact(async () => { await Promise.all([a(), b()]); });
    await Promise.all([work.transact(c), d()]);`;
  expect(parallelWorkInTransactions({ path: 'broken.ts', text })).toEqual(['broken.ts:2']);
});

const longest = 40;

test('execute of a use-case has at most 40 lines', async () => {
  const lengths = (await sourceFiles('src/modules')).flatMap(executeLengths);
  expect(lengths.length).toBeGreaterThan(40);
  expect(lengths.filter(({ lines }) => lines > longest)).toEqual([]);
});

test('an execute of 41 lines is reported', () => {
  const text = `class Long {\n  execute() {\n${'    a();\n'.repeat(39)}  }\n}`;
  expect(executeLengths({ path: 'broken.ts', text })).toEqual([{ at: 'broken.ts:2', lines: 41 }]);
});

test('every client of PostgreSQL is made with a listener for its errors', async () => {
  expect((await sourceFiles('src', 'cli', 'seeds')).flatMap(unhandledClients)).toEqual([]);
});

test('a client or pool made by hand, and a promise of once on a client, are reported', () => {
  const text = `import pg, { Pool } from 'pg';
    const client = new pg.Client({});
    const pool = new Pool({});
    const ended = once(client, 'end');`;
  expect(unhandledClients({ path: 'broken.ts', text })).toEqual([
    'broken.ts:2',
    'broken.ts:3',
    'broken.ts:4',
  ]);
});

test('code of the browser sends requests in one place, where a lost answer is asked for again', async () => {
  const files = await sourceFiles('web');
  expect(files.flatMap(requestsElsewhere)).toEqual([]);
  // Each exception is needed.
  const sending = files.filter(({ text }) => /\bfetch\(/.test(text)).map(({ path }) => path);
  expect(sending.toSorted()).toEqual(Object.keys(senders).toSorted());
});

test('a request that a page sends by any means of the browser is reported', () => {
  const text = `
    await fetch('/api/users', { method: 'POST' });
    await window.fetch('/api/users');
    await globalThis['fetch']('/api/users');
    const post = { send: fetch };
    const old = new XMLHttpRequest();
    navigator.sendBeacon('/api/users', body);
    const events = new EventSource('/api/events');
    const socket = new WebSocket('wss://example.bg');
    await request({ method: 'POST', path: '/users' });`;
  const lines = [2, 3, 4, 5, 6, 7, 8, 9].map((line) => `web/admin/broken.ts:${line}`);
  expect(requestsElsewhere({ path: 'web/admin/broken.ts', text })).toEqual(lines);
});

test('a call of a page goes by `call` or `request`: no object of calls, and no transport but those of server and demo', async () => {
  const files = await sourceFiles('web');
  expect(files.flatMap(secondWays)).toEqual([]);
});

test('an adapter of calls and a transport of another module are reported, one call of a mutation is not', () => {
  const text = `
    import { useTransport, currentTransport } from '../shared/transport.ts';
    import { httpTransport as send } from '../shared/http-transport.ts';
    import { attempt } from '../shared/unanswered/attempt.ts';
    import { request } from '../shared/transport.ts';
    useMutation({ mutationFn: () => call(signOut, {}), onSuccess: () => done() });
    const api = {
      links: async (query) => pageOf(await call(listOwnLinks, { query })),
      link: (id) => call(getLink, { params: { id } }),
    };`;
  const lines = [2, 2, 3, 4, 7].map((line) => `web/merchant/broken.ts:${line}`);
  expect(secondWays({ path: 'web/merchant/broken.ts', text })).toEqual(lines);
});

test('screens and commands join values in one place, which isolates each by direction', async () => {
  const files = await sourceFiles('web/admin', 'web/merchant', 'web/shared', 'cli/commands');
  const found = files.flatMap(joinedElsewhere).map((at) => at.replace(/:\d+$/, ''));
  // Each exception is needed.
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(otherJoins).toSorted());
});

test('values with a dot between them are reported, a value beside our own text is not', () => {
  const text =
    'const a = `${x} · ${y}`;\nconst b = [x, y].join(" · ");\nconst c = `· ${x}`;\nconst d = `${x} · 1`;';
  expect(joinedElsewhere({ path: 'broken.ts', text })).toEqual(['broken.ts:1', 'broken.ts:2']);
});

test('the web computes with money in one file, and shows it by the format functions', async () => {
  const files = await sourceFiles('web');
  expect(files.map(({ path }) => path)).toContain(moneyFile);
  expect(files.flatMap(centsElsewhere)).toEqual([]);
});

test('cents that a page makes by hand are reported, a percentage is not', () => {
  const text = `
    const minor = Math.round(amount * 100);
    const other = BigInt(Math.floor(100 * amount));
    const shown = minor / 100;
    const text = amount.toFixed(2);
    const sly = amount['toFixed'](2);
    const percent = Math.round((part / whole) * 1_000) / 10;
    const share = (part / whole) * 100;
    const picture = Math.round(width * scale);`;
  const lines = [2, 3, 4, 5, 6].map((line) => `web/merchant/broken.ts:${line}`);
  expect(centsElsewhere({ path: 'web/merchant/broken.ts', text }).toSorted()).toEqual(lines);
});

test('a test that asks the doctor, which looks at the whole installation, starts an application of its own', async () => {
  const files = await sourceFiles('test/integration', 'test/e2e');
  expect(files.flatMap(sharedDoctors)).toEqual([]);
});

test('a doctor asked in a file that shares its application is reported', () => {
  const text = `import { sharedApplication } from '#test/support/application/shared-application.ts';
    const shop = await sharedApplication('serving');
    expect(await shop.doctor()).toEqual([]);
    const { doctor } = stepsOf(shop);`;
  expect(sharedDoctors({ path: 'broken.test.ts', text })).toEqual(['broken.test.ts:3', 'broken.test.ts:4']);
});
