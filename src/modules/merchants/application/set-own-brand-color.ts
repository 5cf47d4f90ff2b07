import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import type { MerchantDetails } from '../domain/merchant.ts';
import type { Merchants } from '../ports/merchants.ts';

/** `#RRGGBB` in capitals; null removes the colour. */
type Command = Readonly<{ actor: Actor; brandColor: string | null }>;
type Deps = Readonly<{ merchants: Merchants; work: UnitOfWork; audit: MerchantAuditLog; clock: Clock }>;

/**
 * Sets or removes the brand colour of the caller's merchant. Issued documents do not change.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended
 */
export class SetOwnBrandColor {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, brandColor }: Command): Promise<MerchantDetails> {
    const { merchants, work, audit, clock } = this.#deps;
    const id = mustHold(actor, 'MANAGE_MERCHANT');
    return work.transact(async () => {
      const { before, after } = await merchants.change(id, (merchant) => {
        merchant.mustNotBeSuspended();
        merchant.setBrandColor(brandColor, clock.now());
      });
      if (before.brandColor !== brandColor) {
        const subject = { type: 'merchant', id } as const;
        await audit.record({ actor, action: 'merchant.brand-color-set', subject, data: { brandColor } });
      }
      return after;
    });
  }
}
