import type { KeyActor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Failure } from '#kernel/failure.ts';
import type { IdentifyKey, IsKeyLive } from '#platform/http/identify.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import type { ApiKey, KeyMode } from '../../domain/api-key.ts';
import {
  KeyEnded,
  KeyExpired,
  KeyMistyped,
  KeyNetworkRefused,
  KeyOfOtherMode,
  KeyUnknown,
} from '../../domain/key-failures.ts';
import type { Networks } from '../../application/networks.ts';
import { parseKeyText } from '../postgres/key-text.ts';
import type { SqlApiKeys } from '../postgres/sql-api-keys.ts';

type Keys = Pick<SqlApiKeys, 'ofText' | 'find' | 'markUsed'>;
type Deps = Readonly<{ keys: Keys; networks: Networks; limits: RateLimits; mode: KeyMode; clock: Clock }>;

/** Refused keys of one network; good keys of the same network are not affected. */
const refusedKeys: RateLimit = { name: 'refused-api-key', times: 60, seconds: 60 };

type At = Readonly<{ now: Date; mode: KeyMode; isInside: boolean }>;
const refusalOf = (key: ApiKey, { now, mode, isInside }: At): Failure | null => {
  if (key.toRecord().endedAt !== null) return new KeyEnded();
  if (key.endingAt(now) !== null) return new KeyExpired();
  if (key.toRecord().mode !== mode) return new KeyOfOtherMode();
  return isInside ? null : new KeyNetworkRefused();
};

const actorOf = (key: ApiKey): KeyActor => {
  const { id: keyId, merchantId, version } = key.toRecord();
  return { kind: 'key', keyId, merchantId, scopes: key.scopes, version };
};

/** Reads the key's row at every request: its end applies at once. */
export const identifyKey =
  ({ keys, networks, limits, mode, clock }: Deps): IdentifyKey =>
  async (text, ip) => {
    if (parseKeyText(text) === null) throw new KeyMistyped();
    const key = await keys.ofText(text);
    const now = clock.now();
    const permitted = key?.toRecord().networks ?? [];
    const isInside = permitted.length === 0 || networks.contain(permitted, ip);
    const refusal = key === null ? null : refusalOf(key, { now, mode, isInside });
    if (key === null || refusal !== null) {
      await limits.take(refusedKeys, networkOf(ip));
      throw refusal ?? new KeyUnknown();
    }
    // The answer does not wait for it, nor fail with it: it is for information only.
    if (key.isUseDue(now)) void keys.markUsed(key.id, now).catch(() => undefined);
    return actorOf(key);
  };

/** Whether a key can still be used; for long requests such as event streams. */
export const keyLiveness =
  ({ keys, clock }: Pick<Deps, 'keys' | 'clock'>): IsKeyLive =>
  async ({ keyId }) => {
    const key = await keys.find(keyId);
    return key !== null && key.endingAt(clock.now()) === null;
  };
