import type { ApiKey as Answer } from '#contract/integrations/api-keys.ts';
import type { ApiKeyView } from '../postgres/list-api-keys.ts';
import { keyPrefix } from '../postgres/key-text.ts';

/** A key without its secret. */
export const presentApiKey = ({ key, merchantName }: ApiKeyView, now: Date): Answer => {
  const record = key.toRecord();
  const { id, merchantId, name, mode, scopes, networks, version, createdBy } = record;
  const ending = key.endingAt(now);
  return {
    id,
    merchantId,
    merchantName,
    name,
    prefix: keyPrefix(mode, id),
    scopes: [...scopes],
    networks: [...networks],
    version,
    createdBy,
    createdAt: record.createdAt.toISOString(),
    lastUsedAt: record.lastUsedAt?.toISOString() ?? null,
    expiresAt: record.expiresAt?.toISOString() ?? null,
    endedAt: ending?.at.toISOString() ?? null,
    endReason: ending?.reason ?? null,
    replacedBy: record.replacedBy,
    ...(record.isBeyondPlan && ending === null && { isBeyondPlan: true }),
  };
};
