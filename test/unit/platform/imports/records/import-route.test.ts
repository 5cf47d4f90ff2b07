import { expect, test } from 'vitest';
import { importItems } from '#contract/customers/items.ts';
import type { Actor } from '#kernel/actor.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { importRoute } from '#platform/imports/records/import-route.ts';
import { itemReader } from '#modules/customers/adapters/http/record-readers.ts';
import { noRateLimits } from '#kernel/rate-limits.ts';
import { messages } from '#messages/message-catalogue.ts';

const content = Buffer.from('Име;Цена;ДДС\nЛампа;1,50;20\n').toString('base64');
const owner: Actor = {
  kind: 'user',
  userId: 7,
  username: 'maria',
  role: 'MERCHANT',
  merchantId: 3,
  merchantRole: 'OWNER',
  sessionId: 's',
};

const open = () => {
  const taken: string[] = [];
  const imported: number[] = [];
  const limits = {
    ...noRateLimits,
    take: async ({ name, times }: { name: string; times: number }, key: string) => {
      taken.push(`${name} ${key}`);
      if (taken.length > times) throw new RateLimited(60);
      return null;
    },
  };
  const useCase = {
    execute: async ({ file }: { file: { rows: readonly unknown[] } }) => {
      imported.push(file.rows.length);
      return { rows: 1, created: 1, changed: 0, unchanged: 0, isStored: true, problems: [] };
    },
  };
  const route = importRoute(importItems, itemReader(messages), { limits, messages }, useCase);
  const call = (actor: Actor) =>
    route.answer({
      params: {},
      query: {},
      body: { content },
      caller: {
        actor,
        language: 'bg',
        ip: '192.0.2.1',
        userAgent: '',
        requestKey: null,
        lastEventId: null,
        version: '1',
        signal: new AbortController().signal,
      },
    });
  return { taken, imported, call };
};

test('a person imports twenty files a minute, and the next one is refused before it is read', async () => {
  const { taken, imported, call } = open();
  for (let file = 0; file < 20; file += 1) await call(owner);
  await expect(call(owner)).rejects.toThrow(RateLimited);
  expect(imported).toHaveLength(20);
  expect(new Set(taken)).toEqual(new Set(['record-import user:7']));
});

test('an operator on the machine imports without a limit', async () => {
  const { taken, imported, call } = open();
  const operator: Actor = { kind: 'operator', name: 'root', actsFor: 3 };
  await call(operator);
  expect([taken, imported]).toEqual([[], [1]]);
});
