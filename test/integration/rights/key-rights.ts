import * as z from 'zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { Failure, ScopeMissing } from '#kernel/failure.ts';
import { keyScopes, type KeyScope } from '#kernel/key-scopes.ts';
import type { Route } from '#platform/http/route.ts';
import { answerBelowHttp } from './answer-below-http.ts';
import type { Callers } from './callers.ts';
import { endpoints } from './named-routes.ts';
import { addKey, scopesWithout, type KeyCaller } from './key-callers.ts';
import { matrix } from './matrix.ts';
import { columns, type Column } from './row.ts';
import { statusesOf, wrongAnswer } from './status-of.ts';

const nameOf = ({ endpoint: { method, path } }: Route): string => `${method} ${path}`;
const named = [...endpoints].map(([name, endpoint]) => ({
  name,
  isPublic: endpoint.access === 'public',
  scope: endpoint.scope === 'none' ? null : endpoint.scope,
  also: endpoint.alsoScopes,
  endpoint,
}));
const scoped = named.flatMap(({ name, scope, also }) =>
  scope === null ? [] : [[name, scope, also] as const],
);
const guarded = named.flatMap(({ name, scope, isPublic }) => (scope === null && !isPublic ? [name] : []));

/** Below HTTP the first answers what a caller sees, as `/merchants/me/payments/export`; the second reads only fonts. */
const refusedByHttpOnly = ['GET /exports/payments', 'POST /document-texts'];

/** Calls for keys whose body or query can be wrong, with what their owner is answered for wrong input. */
const takesInput = (schema: z.ZodType): boolean =>
  !(schema instanceof z.ZodObject) || Object.keys(schema.shape).length > 0;
const withInput = scoped.filter(([name]) =>
  named.some(
    (each) => each.name === name && (takesInput(each.endpoint.body) || takesInput(each.endpoint.query)),
  ),
);

/** What the scopes of a key permit. */
export const testKeyRights = (callers: () => Callers): void => {
  let keys: Readonly<Record<'own' | 'other' | 'suspended', KeyCaller>>;
  beforeAll(async () => {
    const { shop, own, other, suspended } = callers();
    keys = {
      own: await addKey(shop, own.id),
      other: await addKey(shop, other.id),
      suspended: await addKey(shop, suspended.id),
    };
  });

  const routeOf = (name: string): Route =>
    callers().shop.application.routes.find((route) => nameOf(route) === name)!;

  type Ask = (column: keyof typeof keys, scopes: readonly KeyScope[]) => Promise<number>;
  const asking = (name: string): Ask => {
    const ask = statusesOf(name, callers());
    const { own, suspended } = callers().ownedRecords;
    return async (column, scopes) => {
      await keys[column].setScopes(scopes);
      return ask(column === 'suspended' ? suspended : own, keys[column].token);
    };
  };

  const statusIn = (name: string, column: Column): number => matrix[name]!.statuses[columns.indexOf(column)]!;

  describe('a call for keys', () => {
    test.each(scoped)(
      '%s is refused to a key without its scope %s, and with it answered as to its owner',
      async (name, scope, also) => {
        const ask = asking(name);
        const others = scopesWithout(scope);
        expect(await ask('own', others)).toBe(403);
        await expect(answerBelowHttp(routeOf(name), keys.own.actor(others))).rejects.toThrow(ScopeMissing);
        // It carries what other scopes name: each of them alone does not permit it.
        for (const each of also.length > 0 ? [scope, ...also] : [])
          expect(await ask('own', [each])).toBe(403);
        const scopes = [scope, ...also];
        const answered = {
          own: await ask('own', scopes),
          other: await ask('other', scopes),
          suspended: await ask('suspended', scopes),
        };
        expect(answered).toEqual({
          own: statusIn(name, 'own'),
          other: statusIn(name, 'other'),
          suspended: statusIn(name, 'suspended'),
        });
      },
    );
  });

  test.each(withInput)(
    '%s refuses wrong input to a key of its scope %s alone as to its owner: the field, and no further scope',
    async (name, scope, also) => {
      await keys.own.setScopes([scope, ...also]);
      const { endpoint } = named.find((each) => each.name === name)!;
      const answerTo = (token: string) => wrongAnswer(name, { callers: callers(), endpoint, token });
      const toKey = await answerTo(keys.own.token);
      expect(toKey).toEqual(await answerTo(callers().own.token));
      expect([404, 422]).toContain(toKey.status);
    },
  );

  describe('a call that is not for keys', () => {
    test.each(guarded)('%s is refused to a key with all scopes', async (name) => {
      expect(await asking(name)('own', keyScopes)).toBe(403);
      if (refusedByHttpOnly.includes(name)) return;
      const refused = await answerBelowHttp(routeOf(name), keys.own.actor(keyScopes)).catch(
        (error: unknown) => error,
      );
      expect(refused).toBeInstanceOf(Failure);
      // A record of the examples does not exist: who may read it learns that first.
      expect(['forbidden', 'unauthenticated', 'missing']).toContain((refused as Failure).kind);
    });
  });

  test('calls with and without a scope are in the matrix of keys', () => {
    expect(scoped.length).toBeGreaterThan(50);
    expect(guarded.length).toBeGreaterThan(50);
  });
};
