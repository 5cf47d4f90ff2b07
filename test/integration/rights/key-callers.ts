import { randomBytes } from 'node:crypto';
import type { KeyActor } from '#kernel/actor.ts';
import { keyScopes, scopesHold, type KeyScope } from '#kernel/key-scopes.ts';
import { keyHash, newKeyText } from '#modules/integrations/adapters/postgres/key-text.ts';
import type { TestApplication } from '#test/support/application.ts';

const random = { uuid: () => '', token: () => '', bytes: (count: number) => randomBytes(count) };

/** All scopes that do not permit what needs `wanted`. */
export const scopesWithout = (wanted: KeyScope): KeyScope[] =>
  keyScopes.filter((scope) => !scopesHold([scope], wanted));

/** A key of a merchant; its scopes change from call to call. */
export type KeyCaller = Readonly<{
  token: string;
  setScopes(scopes: readonly KeyScope[]): Promise<void>;
  actor(scopes: readonly KeyScope[]): KeyActor;
}>;

export const addKey = async (
  { database }: Pick<TestApplication, 'database'>,
  merchantId: number,
): Promise<KeyCaller> => {
  const { id, text } = newKeyText(random, 'test');
  await database.rows(
    `insert into api_keys (id, merchant_id, name, mode, secret_hash, scopes, version, created_by, created_at)
     values (:id, :merchantId, 'Права', 'test', :hash, '{events:read}', '2026-12-01', 'user:1', now())`,
    { id, merchantId, hash: keyHash(text) },
  );
  return {
    token: text,
    setScopes: async (scopes) => {
      await database.rows('update api_keys set scopes = cast(:scopes as text[]) where id = :id', {
        id,
        scopes: [...scopes],
      });
    },
    actor: (scopes) => ({ kind: 'key', keyId: id, merchantId, scopes }),
  };
};
