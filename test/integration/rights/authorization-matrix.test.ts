import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { columns, matrix, type Column } from './matrix.ts';
import { checkLiveAnswer } from '#test/support/application/live-answers.ts';
import { gatherPeople, type Estate, type People } from './people.ts';

let people: People;
beforeAll(async () => {
  people = await gatherPeople();
});
afterAll(() => people.shop.stop());

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const tokenOf = async (column: Column): Promise<string | undefined> => {
  const { shop, own, other, suspended, locked, support, accountant } = people;
  const tokens: Record<Column, string | undefined | Promise<string>> = {
    anonymous: undefined,
    own: own.token,
    other: other.token,
    suspended: suspended.token,
    support: support.token,
    accountant: accountant.token,
    stranger: accountant.token,
    admin: shop.adminToken,
    locked: locked.token,
  };
  return tokens[column];
};

/** Whose things are asked for: one's own, or the first merchant's; the stranger's are the suspended one's. */
const estateFor = (column: Column): Estate =>
  column === 'suspended' || column === 'stranger' ? people.estates.suspended : people.estates.own;

const ask = async (name: string, column: Column): Promise<number> => {
  const [method = ''] = name.split(' ');
  const { path, body } = await matrix[name]!.call(estateFor(column), people);
  const token = await tokenOf(column);
  const answer = await fetch(`${people.shop.url}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  if (isJson) checkLiveAnswer({ method, url: answer.url }, answer.status, JSON.parse(text));
  return answer.status;
};

test('every call has its row, and every row its call', () => {
  const calls = people.shop.application.routes.map(({ endpoint }) => nameOf(endpoint));
  expect(Object.keys(matrix).toSorted()).toEqual(calls.toSorted());
});

test.each(Object.keys(matrix))('%s answers each as the table says', async (name) => {
  const answered: Partial<Record<Column, number>> = {};
  for (const column of columns) answered[column] = await ask(name, column);
  const { statuses } = matrix[name]!;
  expect(answered).toEqual(Object.fromEntries(columns.map((column, place) => [column, statuses[place]])));
});
