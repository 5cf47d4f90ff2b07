import type { KeyScope } from '#kernel/key-scopes.ts';
import { defineTable, instant, optionalInstant, plain } from '#platform/database/define-table.ts';
import type { KeyEndReason, KeyMode } from '../../domain/api-key.ts';

export const apiKeysTable = defineTable('api_keys', {
  id: plain<string>(),
  merchantId: plain<number>(),
  name: plain<string>(),
  mode: plain<KeyMode>(),
  scopes: plain<readonly KeyScope[]>(),
  networks: plain<readonly string[]>(),
  version: plain<string>(),
  createdBy: plain<string>(),
  createdAt: instant(),
  lastUsedAt: optionalInstant(),
  expiresAt: optionalInstant(),
  endedAt: optionalInstant(),
  endReason: plain<KeyEndReason | null>(),
  replacedBy: plain<string | null>(),
  isBeyondPlan: plain<boolean>('beyondPlan'),
});

/** `networks` as text: the driver does not parse arrays of networks. */
export const apiKeyColumns = apiKeysTable
  .select('k')
  .replace('k.networks as', 'cast(k.networks as text[]) as');
