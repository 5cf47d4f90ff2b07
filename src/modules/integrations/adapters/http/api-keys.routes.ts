import * as contract from '#contract/integrations/api-keys.ts';
import type { Clock } from '#kernel/clock.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { CreateApiKey } from '../../application/create-api-key.ts';
import type { EndApiKey } from '../../application/end-api-key.ts';
import { findManagedKey, networkProblems } from '../../application/key-policies.ts';
import type { RotateApiKey } from '../../application/rotate-api-key.ts';
import type { ApiKeys, CreatedApiKey } from '../../ports/api-keys.ts';
import type { Networks } from '../../application/networks.ts';
import { listApiKeys, viewApiKey, type ApiKeySort } from '../postgres/list-api-keys.ts';
import { presentApiKey } from './present-api-key.ts';

type Deps = Parameters<typeof listApiKeys>[0] &
  Readonly<{
    createApiKey: CreateApiKey;
    rotateApiKey: RotateApiKey;
    endApiKey: EndApiKey;
    keys: ApiKeys;
    networks: Networks;
    clock: Clock;
  }>;

/** Calls about the API keys of merchants. */
export const apiKeyRoutes = (deps: Deps): Route[] => {
  const { createApiKey, rotateApiKey, endApiKey, networks, clock } = deps;
  const presentCreated = async ({ key, text }: CreatedApiKey): Promise<contract.CreatedKey> => ({
    key: text,
    details: presentApiKey(await viewApiKey(deps, key.id), clock.now()),
  });
  return [
    serve(contract.listApiKeys, async ({ query, caller: { actor } }) => {
      const requested = readPage<ApiKeySort>(query, 'createdAt');
      const page = await listApiKeys(deps, { actor, filters: query, page: requested.page });
      const now = clock.now();
      return presentList('api-keys', requested, page, (view) => presentApiKey(view, now));
    }),
    serve(
      contract.createApiKey,
      async ({ body, caller: { actor } }) => presentCreated(await createApiKey.execute({ ...body, actor })),
      { validate: ({ given }) => networkProblems(networks, given.networks) },
    ),
    serve(
      contract.rotateApiKey,
      async ({ params: { id: keyId }, body, caller: { actor } }) =>
        presentCreated(await rotateApiKey.execute({ ...body, actor, keyId })),
      { find: ({ params: { id }, caller: { actor } }) => findManagedKey(deps, actor, id) },
    ),
    serve(contract.endApiKey, ({ params: { id: keyId }, caller: { actor } }) =>
      endApiKey.execute({ actor, keyId }),
    ),
  ];
};
