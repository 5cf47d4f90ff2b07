import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, businessDateOf } from '#kernel/business-date.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { startFileServer } from '#test/support/file-server.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

const today = businessDateOf(new Date());
const before = addDays(today, -3);
let shop: TestApplication;
let bank: Awaited<ReturnType<typeof startFileServer>>;
let isOpen = true;
beforeAll(async () => {
  bank = await startFileServer((_, response) => {
    response.writeHead(isOpen ? 200 : 503).end(`Date,USD\n${today},1.1712\n${before},1.16\n`);
  });
  shop = await startApplication({ isWorking: false, variables: { RATES_URL: `${bank.url}/rates.csv` } });
  await shop.database.rows('delete from exchange_rates');
});
afterAll(async () => {
  await shop.stop();
  await bank.stop();
});
const fetchRates = (env: NodeJS.ProcessEnv = {}, ...flags: string[]) =>
  runPlateno({ ...shop.env, ...env }, ['rates', 'fetch', ...flags]);

test('rates fetch stores the whole file of the central bank', async () => {
  expect((await fetchRates({}, '--json')).stdout).toContain('"days": 2');
  const { stdout } = await fetchRates();
  expect(stdout).toBe(`Days imported: 2 (from ${before} to ${today}).\n`);
  const { stdout: listed } = await runPlateno(shop.env, ['rates', 'list']);
  expect(listed).toMatch(new RegExp(`^${today}\tUSD\t1\\.1712\\d*\tECB\n`));
});

test('rates fetch reports a server that does not give the file, and stores nothing', async () => {
  await shop.database.rows('delete from exchange_rates');
  isOpen = false;
  const { stderr, code } = await fetchRates();
  isOpen = true;
  expect(stderr).toContain(`The file of exchange rates cannot be read: ${bank.url}/rates.csv: HTTP 503.`);
  expect(code).not.toBe(0);
  expect(await shop.database.rows('select from exchange_rates')).toEqual([]);
});

test('rates fetch is refused while RATES_URL is empty', async () => {
  const { stderr, code } = await fetchRates({ RATES_URL: '' });
  expect(stderr).toContain('RATES_URL is empty');
  expect(code).not.toBe(0);
});

test('config check warns of missing rates, and of none for a current one', async () => {
  await shop.database.rows('delete from exchange_rates');
  const warned = await runPlateno(shop.env, ['config', 'check']);
  expect(warned.stdout).toMatch(/^! there is no exchange rate of the dollar: plateno rates fetch$/m);
  expect(warned.code).toBe(0);
  await fetchRates();
  expect((await runPlateno(shop.env, ['config', 'check'])).stdout).not.toContain('exchange rate');
});
