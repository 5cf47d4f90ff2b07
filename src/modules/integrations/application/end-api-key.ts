import { system, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ApiKey, KeyEndReason } from '../domain/api-key.ts';
import type { IntegrationsAuditLog } from '../domain/audit-actions.ts';
import type { ApiKeys } from '../ports/api-keys.ts';
import { keepKeysDivided, type DivideKeysDeps } from './divide-keys.ts';
import { findManagedKey, lockManagedKey, mustManageKeys } from './key-policies.ts';

type Deps = Readonly<{ keys: ApiKeys; work: UnitOfWork; audit: IntegrationsAuditLog; clock: Clock }>;

const end = async (
  { keys, audit, clock }: Deps,
  { actor, key, reason }: Readonly<{ actor: Actor; key: ApiKey; reason: KeyEndReason }>,
): Promise<void> => {
  key.end(reason, clock.now());
  await keys.save(key);
  const subject = { type: 'api-key', id: key.id } as const;
  const data = { merchantId: key.merchantId, reason };
  await audit.record({ actor, action: 'api-key.ended', subject, data });
};

/**
 * Ends a key at once, for good. It asks for no proof and a suspended merchant may do it: it takes a risk away.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, NotForKeys, KeyNotFound, KeyNotLive
 */
export class EndApiKey {
  readonly #deps: Deps & DivideKeysDeps;
  constructor(deps: Deps & DivideKeysDeps) {
    this.#deps = deps;
  }

  async execute({ actor, keyId }: Readonly<{ actor: Actor; keyId: string }>): Promise<void> {
    mustManageKeys(actor);
    const { keys, work } = this.#deps;
    await work.transact(async () => {
      // The merchant before its key, as when a merchant closes.
      const { merchantId } = await findManagedKey(this.#deps, actor, keyId);
      await keys.lockMerchant(merchantId);
      const key = await lockManagedKey(this.#deps, actor, keyId);
      await end(this.#deps, { actor, key, reason: 'ENDED' });
      await keepKeysDivided(this.#deps, merchantId);
    });
  }
}

/** Ends the keys of a merchant, in the transaction of the fact: it has closed, or a stranger had registered it. */
export class EndKeysOfMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({
    merchantId,
    reason,
  }: Readonly<{ merchantId: number; reason: 'MERCHANT_CLOSED' | 'ENDED' }>): Promise<void> {
    const { keys, work, clock } = this.#deps;
    await work.transact(async () => {
      const actor = system(reason === 'ENDED' ? 'unverified-access-ended' : 'merchant-closed');
      for (const key of await keys.lockOfMerchant(merchantId)) {
        if (key.endingAt(clock.now()) === null) await end(this.#deps, { actor, key, reason });
      }
    });
  }
}
