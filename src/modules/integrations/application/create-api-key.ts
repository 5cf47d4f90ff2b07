import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { KeyScope } from '#kernel/key-scopes.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { mustHaveRoom } from '#kernel/plan-failures.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantNotFound, type MerchantDirectory, type PlanLimits } from '#modules/merchants/index.ts';
import { queueMailToOwners, type OwnerMailDeps } from '#modules/users/index.ts';
import type { KeyMode } from '../domain/api-key.ts';
import type { IntegrationsAuditLog } from '../domain/audit-actions.ts';
import type { ApiKeys, CreatedApiKey } from '../ports/api-keys.ts';
import type { Networks } from './networks.ts';
import { mustBeProvedOwner, networkProblems } from './key-policies.ts';

const dayMs = 86_400_000;

type Command = Readonly<{
  actor: Actor;
  name: string;
  scopes: readonly KeyScope[];
  /** Absent or null: the key does not expire. */
  expiresInDays?: number | null | undefined;
  /** Empty: any. */
  networks?: readonly string[] | undefined;
}>;
type Deps = Readonly<{
  keys: ApiKeys;
  planLimits: PlanLimits;
  networks: Networks;
  directory: MerchantDirectory;
  mode: KeyMode;
  /** The version of answers that new keys get. */
  version: string;
  work: UnitOfWork;
  audit: IntegrationsAuditLog;
  clock: Clock;
}> &
  OwnerMailDeps;

/**
 * Creates an API key of the caller's merchant; its text is only in the answer.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, NotForKeys, EmailUnverified, ProofNeeded, MerchantSuspended,
 * InvalidFields, MerchantNotFound, NotInPlan, LimitReached
 */
export class CreateApiKey {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({
    actor,
    name,
    scopes,
    expiresInDays = null,
    networks = [],
  }: Command): Promise<CreatedApiKey> {
    const { keys, planLimits, mode, version, work, audit, clock } = this.#deps;
    const merchantId = mustHold(actor, 'MANAGE_MERCHANT');
    await mustBeProvedOwner(this.#deps, actor);
    this.#refuse(scopes, networks);
    return work.transact(async () => {
      if (!(await keys.lockMerchant(merchantId))) throw new MerchantNotFound();
      const now = clock.now();
      const used = await keys.countLive(merchantId, now);
      mustHaveRoom('apiKeys', { used, most: await planLimits.mostOf(merchantId, 'apiKeys') });
      const created = await keys.add({
        merchantId,
        name,
        mode,
        scopes: [...new Set(scopes)],
        networks,
        version,
        isBeyondPlan: false,
        createdBy: nameOf(actor),
        createdAt: now,
        expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs),
      });
      const subject = { type: 'api-key', id: created.key.id } as const;
      const data = { merchantId, scopes, networks, expiresInDays };
      await audit.record({ actor, action: 'api-key.created', subject, data });
      await queueMailToOwners(this.#deps, { merchantId, kind: 'KEY_CREATED', keyName: name, at: now });
      return created;
    });
  }

  /** @throws InvalidFields */
  #refuse(scopes: readonly KeyScope[], networks: readonly string[]): void {
    const problems = networkProblems(this.#deps.networks, networks);
    if (scopes.length === 0) problems.push({ field: 'scopes', code: 'fields.required' });
    if (problems.length > 0) throw new InvalidFields(problems);
  }
}
