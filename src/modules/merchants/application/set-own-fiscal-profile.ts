import type { Actor } from '#kernel/actor.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import { isSameBankAccount, type BankAccountDigests } from '../domain/bank-account.ts';
import type { FiscalProfile } from '../domain/fiscal-profile.ts';
import type { Merchant, MerchantDetails } from '../domain/merchant.ts';
import type { BankChecks } from '../domain/fiscal-problems.ts';
import { notificationFor, changeNotification } from './change-notification.ts';
import { enterRegistration, fieldOfDay, type GivenDay, type RegistrationDeps } from './enter-registration.ts';
import { readTerms } from './read-terms.ts';

type Command = FiscalProfile & GivenDay & Readonly<{ actor: Actor; language: Language }>;
type Deps = RegistrationDeps &
  Readonly<{
    bankCodes: BankChecks;
    digests: BankAccountDigests;
    work: UnitOfWork;
    audit: MerchantAuditLog;
    jobs: Jobs;
  }>;

/**
 * Sets fiscal profile and language of the caller's merchant. Issued documents do not change. Another bank account needs a
 * verified e-mail and a recent proof of the password, and is reported by mail.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, InvalidFields, also for the day, EmailUnverified, ProofNeeded
 */
export class SetOwnFiscalProfile {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, validFrom, ...given }: Command): Promise<MerchantDetails> {
    const { merchants, bankCodes, digests, work, audit, clock, jobs } = this.#deps;
    const id = mustHold(actor, 'MANAGE_MERCHANT');
    return work.transact(async () => {
      const wanted = (merchant: Merchant) => {
        merchant.mustNotBeSuspended();
        const terms = readTerms(merchant.toRecord(), given, bankCodes);
        if (!isSameBankAccount(merchant.toRecord(), terms)) {
          requireVerifiedEmail(actor);
          requireRecentProof(actor, clock);
        }
        return terms;
      };
      const isEntered = await enterRegistration(this.#deps, { actor, merchantId: id, validFrom }, wanted);
      const { before, after } = await merchants.change(id, (merchant) =>
        merchant.setTerms(wanted(merchant), clock.now()),
      );
      const changed = (Object.keys(given) as (keyof typeof given)[]).filter(
        (field) => before[field] !== after[field],
      );
      const isOtherAccount = !isSameBankAccount(before, after);
      const fields = [...changed, ...fieldOfDay(validFrom, isEntered)];
      if (fields.length > 0) {
        const subject = { type: 'merchant', id } as const;
        const data = { fields, ...(isOtherAccount && { bankAccount: digests.of(id, after) }) };
        await audit.record({ actor, action: 'merchant.fiscal-profile-set', subject, data });
      }
      if (isOtherAccount) {
        await jobs.enqueue(changeNotification, notificationFor('iban', before, clock.now()));
      }
      return after;
    });
  }
}
