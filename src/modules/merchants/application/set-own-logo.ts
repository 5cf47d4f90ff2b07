import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import type { MerchantDetails } from '../domain/merchant.ts';
import type { Logos } from '../ports/logos.ts';
import type { Merchants } from '../ports/merchants.ts';
import { storeLogo } from './store-logo.ts';

/** Content null removes the logo. */
type Command = Readonly<{ actor: Actor; content: Uint8Array | null }>;
type Deps = Readonly<{
  merchants: Merchants;
  logos: Logos;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
}>;

/**
 * Sets or removes the logo of the caller's merchant.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, InvalidFields
 */
export class SetOwnLogo {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, content }: Command): Promise<MerchantDetails> {
    const { merchants, logos, work, audit, clock } = this.#deps;
    const id = mustHold(actor, 'MANAGE_MERCHANT');
    return work.transact(async () => {
      const at = clock.now();
      (await merchants.lock(id)).mustNotBeSuspended();
      const logoHash = content === null ? null : await storeLogo(logos, { content, field: 'content', at });
      const { before, after } = await merchants.change(id, (merchant) => merchant.setLogo(logoHash, at));
      if (before.logoHash !== logoHash) {
        const subject = { type: 'merchant', id } as const;
        await audit.record({ actor, action: 'merchant.logo-set', subject, data: { logoHash } });
      }
      return after;
    });
  }
}
