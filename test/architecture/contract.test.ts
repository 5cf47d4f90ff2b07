import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { parsePart } from '#contract/parse-input.ts';
import { takesRequestKey, type Endpoint } from '#contract/endpoint.ts';
import { contractEndpoints } from '#development/contract-endpoints.ts';
import { idleApplication } from '#test/support/idle-application.ts';

const lineOf = ({ method, path, access, status }: Endpoint): string =>
  `${method.padEnd(6)} /api${path} → ${status} (${typeof access === 'string' ? access : access.join(', ')})`;

const endpoints = await contractEndpoints();

// Creating the application resolves every binding of its modules.
const application = await idleApplication();
afterAll(() => application.close());

test('every endpoint of the contract is served, and nothing else is', () => {
  expect(endpoints.length).toBeGreaterThan(20);
  const served = application.routes.map(({ endpoint }) => lineOf(endpoint)).toSorted();
  expect(served).toEqual(endpoints.map(lineOf).toSorted());
});

test('the surface of the API equals its snapshot', async () => {
  const lines = endpoints.map(lineOf).toSorted();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./surface/api.txt');
});

test('each call with a period refuses a first day after the last one and names it', () => {
  const parts = endpoints
    .flatMap(({ query, body }) => [query, body])
    .filter((part): part is z.ZodObject => part instanceof z.ZodObject)
    .filter(({ shape }) => 'from' in shape && 'to' in shape);
  expect(parts.length).toBeGreaterThan(20);
  const problemsOf = (part: z.ZodType, from: string, to: string) =>
    parsePart(part, { from, to }).problems.filter(({ field }) => field === 'from' || field === 'to');
  for (const part of parts) {
    const isOfDays = problemsOf(part, '2026-11-02', '2026-11-02').length === 0;
    const [first, last] = isOfDays
      ? ['2026-11-02', '2026-11-01']
      : ['2026-11-02T00:00:00+02:00', '2026-11-01T21:59:59Z'];
    expect(problemsOf(part, last, first)).toEqual([]);
    expect(problemsOf(part, first, last)).toMatchObject([{ field: 'from', code: 'fields.period-reversed' }]);
  }
});

test('each query with a range of amounts refuses a smallest one above the largest and names it', () => {
  const queries = endpoints.map(({ query }) => query).filter((query) => query instanceof z.ZodObject);
  const ranges = queries.filter(({ shape }) => 'minAmount' in shape && 'maxAmount' in shape);
  expect(ranges.length).toBeGreaterThan(3);
  const problemsOf = (query: z.ZodType, minAmount: string, maxAmount: string) =>
    parsePart(query, { minAmount, maxAmount }).problems.filter(({ field }) => field.endsWith('Amount'));
  for (const query of ranges) {
    for (const [low, high] of [
      ['0', '0.01'],
      ['9.5', '10'],
      ['7', '7'],
    ] as const)
      expect(problemsOf(query, low, high)).toEqual([]);
    expect(problemsOf(query, '10', '9.99')).toMatchObject([
      { field: 'minAmount', code: 'fields.amounts-reversed' },
    ]);
  }
});

test('a call that changes something and takes no Idempotency-Key is refused, proved or made once by itself', async () => {
  const lines = endpoints
    .filter(({ method, keyUse }) => method !== 'GET' && keyUse !== 'STORED')
    .map(({ method, path, keyUse }) => `${keyUse.padEnd(6)} ${method.padEnd(6)} ${path}`);
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./surface/request-keys.txt');
});

test('no call whose body leaves a readable digest with its Idempotency-Key is sent a password', () => {
  const withPassword = endpoints
    .filter(
      ({ keyUse, body }) =>
        takesRequestKey(keyUse) &&
        keyUse !== 'CLAIMED' &&
        keyUse !== 'REMOTE' &&
        /password/i.test(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))),
    )
    .map(({ path }) => path);
  expect(withPassword).toEqual([]);
});

test('a call whose response holds a secret stores it encrypted', () => {
  const secret = /"(secret|token|key|codes)":/;
  const readable = endpoints
    .filter(
      ({ keyUse, response }) =>
        (keyUse === 'STORED' || keyUse === 'IN_ROW') &&
        secret.test(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' }))),
    )
    .map(({ method, path }) => `${method} ${path}`);
  expect(readable).toEqual([]);
});
