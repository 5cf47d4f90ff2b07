import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import { queueSecurityMail } from '#modules/users/index.ts';
import type { ApiKey } from '../domain/api-key.ts';
import type { ApiKeys } from '../ports/api-keys.ts';

type Deps = Readonly<{ keys: ApiKeys; jobs: Jobs; random: Random }>;

/** Mails the owners of a merchant that it has a new key. Call it in the transaction that creates the key. */
export const mailOwners = async (deps: Deps, key: ApiKey): Promise<void> => {
  const { name: keyName, createdAt: at } = key.toRecord();
  for (const userId of await deps.keys.ownersOf(key.merchantId))
    await queueSecurityMail(deps, { userId, kind: 'KEY_CREATED', keyName, at });
};
