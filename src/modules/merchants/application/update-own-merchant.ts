import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LoadPhoneNumbers } from '#kernel/phone-numbers.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import type { MerchantDetails } from '../domain/merchant.ts';
import type { Merchants } from '../ports/merchants.ts';
import { notificationFor, changeNotification } from './change-notification.ts';
import { readProfile, type GivenProfile } from './read-profile.ts';

type Command = GivenProfile & Readonly<{ actor: Actor }>;
type Deps = Readonly<{
  merchants: Merchants;
  phoneNumbers: LoadPhoneNumbers;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
  jobs: Jobs;
}>;

/**
 * Changes the profile of the caller's merchant; the username of its user account stays. Another e-mail needs a verified
 * address and a recent proof of the password and is reported to the previous e-mail.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, InvalidFields, EmailUnverified, ProofNeeded, MerchantEmailTaken, TaxIdTaken
 */
export class UpdateOwnMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, ...given }: Command): Promise<MerchantDetails> {
    const { merchants, phoneNumbers, work, audit, clock, jobs } = this.#deps;
    const id = mustHold(actor, 'MANAGE_MERCHANT');
    const numbers = await phoneNumbers();
    return work.transact(async () => {
      const { before, after } = await merchants.change(id, (merchant) => {
        merchant.mustNotBeSuspended();
        const profile = readProfile(given, numbers, merchant.toRecord());
        if (profile.email !== merchant.toRecord().email) {
          requireVerifiedEmail(actor);
          requireRecentProof(actor, clock);
        }
        merchant.updateProfile(profile, clock.now());
      });
      const changed = (Object.keys(given) as (keyof GivenProfile)[]).filter(
        (field) => before[field] !== after[field],
      );
      if (changed.length > 0) {
        const subject = { type: 'merchant', id } as const;
        await audit.record({ actor, action: 'merchant.profile-changed', subject, data: { fields: changed } });
      }
      if (changed.includes('email'))
        await jobs.enqueue(changeNotification, notificationFor('email', before, clock.now()));
      return after;
    });
  }
}
