import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { queueMailToOwners, type OwnerMailDeps } from '#modules/users/index.ts';
import type { IntegrationsAuditLog } from '../domain/audit-actions.ts';
import type { ApiKeys, CreatedApiKey } from '../ports/api-keys.ts';
import { findManagedKey, lockManagedKey, mustBeProvedOwner, mustManageKeys } from './key-policies.ts';

type Command = Readonly<{
  actor: Actor;
  keyId: string;
  /** How long the old key lives on, in hours; 0 ends it at once. */
  graceHours: number;
}>;
type Deps = Readonly<{
  keys: ApiKeys;
  directory: MerchantDirectory;
  work: UnitOfWork;
  audit: IntegrationsAuditLog;
  clock: Clock;
}> &
  OwnerMailDeps;

/**
 * Creates a key like another one, which lives on for the hours of grace.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, NotForKeys, EmailUnverified, ProofNeeded, MerchantSuspended,
 * KeyNotFound, KeyNotLive, KeyReplaced
 */
export class RotateApiKey {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, keyId, graceHours }: Command): Promise<CreatedApiKey> {
    const { keys, work, audit, clock } = this.#deps;
    mustManageKeys(actor);
    await mustBeProvedOwner(this.#deps, actor);
    return work.transact(async () => {
      // The merchant before its key, as when a merchant closes.
      const { merchantId } = await findManagedKey(this.#deps, actor, keyId);
      await keys.lockMerchant(merchantId);
      const old = await lockManagedKey(this.#deps, actor, keyId);
      const now = clock.now();
      const created = await keys.add(old.successor(nameOf(actor), now));
      old.replace(created.key.id, graceHours, now);
      await keys.save(old);
      const data = { merchantId, newKeyId: created.key.id, graceHours };
      await audit.record({
        actor,
        action: 'api-key.rotated',
        subject: { type: 'api-key', id: keyId },
        data,
      });
      const { name: keyName } = created.key.toRecord();
      await queueMailToOwners(this.#deps, { merchantId, kind: 'KEY_CREATED', keyName, at: now });
      return created;
    });
  }
}
