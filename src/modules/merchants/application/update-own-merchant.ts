import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantState } from '../domain/merchant.ts';
import type { Merchants } from '../ports/merchants.ts';
import type { PhoneNumbers } from '../ports/phone-numbers.ts';
import { readProfile, type GivenProfile } from './read-profile.ts';

type Command = GivenProfile & Readonly<{ actor: Actor }>;
type Deps = Readonly<{
  merchants: Merchants;
  phoneNumbers: PhoneNumbers;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}>;

/**
 * Changes the profile of the caller's merchant. The login keeps its name: it is not changed without its password.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, InvalidFields, MerchantEmailTaken, TaxIdTaken
 */
export class UpdateOwnMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, ...given }: Command): Promise<MerchantState> {
    const { merchants, phoneNumbers, work, audit, clock } = this.#deps;
    const id = ownMerchantOf(actor);
    return work.transact(async () => {
      const { before, after } = await merchants.change(id, (merchant) => {
        merchant.mustBeInGoodStanding();
        return merchant.withProfile(readProfile(given, phoneNumbers, merchant.state), clock.now());
      });
      const changed = (Object.keys(given) as (keyof GivenProfile)[]).filter(
        (field) => before.state[field] !== after.state[field],
      );
      if (changed.length > 0) {
        const subject = { type: 'merchant', id } as const;
        await audit.record({ actor, action: 'merchant.profile-changed', subject, data: { fields: changed } });
      }
      return after.state;
    });
  }
}
