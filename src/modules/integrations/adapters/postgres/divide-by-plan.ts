import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Database } from '#platform/database/database.ts';
import { keepEndpointsDivided, type DivideEndpointsDeps } from '../../application/divide-endpoints.ts';
import { keepKeysDivided, type DivideKeysDeps } from '../../application/divide-keys.ts';

type Deps = DivideEndpointsDeps & DivideKeysDeps & Readonly<{ database: Database; work: UnitOfWork }>;

/** Divides keys and endpoints of merchants beyond their plan again: a key may have expired meanwhile. */
export const divideAllByPlan = async (deps: Deps): Promise<void> => {
  const { database, work, keys, endpoints } = deps;
  const merchants = await database.rows<{ id: number }>(
    `select merchant_id as id from api_keys where beyond_plan and ended_at is null
     union select merchant_id from webhook_endpoints where beyond_plan order by id`,
  );
  for (const { id } of merchants)
    await work.transact(async () => {
      await keys.lockMerchant(id);
      await keepKeysDivided(deps, id);
      await endpoints.lockMerchant(id);
      await keepEndpointsDivided(deps, id);
    });
};
