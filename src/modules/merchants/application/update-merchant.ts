import type { Actor } from '#kernel/actor.ts';
import { changedFields } from '#kernel/audit-data.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LoadPhoneNumbers, PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import type { BankChecks } from '../domain/fiscal-problems.ts';
import type { Merchant, MerchantDetails, MerchantTerms } from '../domain/merchant.ts';
import { changeNotification, notificationFor } from './change-notification.ts';
import { enterRegistration, fieldOfDay, type GivenDay, type RegistrationDeps } from './enter-registration.ts';
import { mustManageMerchants } from './policies.ts';
import { readProfile, type GivenProfile } from './read-profile.ts';
import { readTerms } from './read-terms.ts';
import { merchantMail } from './send-merchant-mail.ts';

/** What an administrator changes: the profile, and the terms without the bank account. */
type Given = GivenProfile &
  Pick<MerchantTerms, 'vatRegistration' | 'vatNumber' | 'fiscalMode' | 'eShopNumber' | 'language'>;
type Command = GivenDay & Readonly<{ actor: Actor; merchantId: number; reason: string; given: Given }>;
type Deps = RegistrationDeps &
  Readonly<{
    phoneNumbers: LoadPhoneNumbers;
    bankCodes: BankChecks;
    work: UnitOfWork;
    audit: MerchantAuditLog;
    jobs: Jobs;
  }>;

const fields = [
  'businessName',
  'businessType',
  'email',
  'phoneNumber',
  'address',
  'taxId',
  'vatRegistration',
  'vatNumber',
  'fiscalMode',
  'eShopNumber',
  'language',
] as const satisfies readonly (keyof MerchantDetails)[];

/** Fields without personal data: the audit log has their values, too. */
const coded = [
  'businessType',
  'vatRegistration',
  'vatNumber',
  'fiscalMode',
  'eShopNumber',
  'language',
] as const satisfies readonly (keyof MerchantDetails)[];

/** The names of the changed fields, and the values before and after of those without personal data. */
const changesOf = (before: MerchantDetails, after: MerchantDetails): Record<string, unknown> => {
  const changed = changedFields(before, after, coded);
  const valuesOf = (of: MerchantDetails) => Object.fromEntries(changed.map((field) => [field, of[field]]));
  const names = changedFields(before, after, fields);
  return { fields: names, before: valuesOf(before), after: valuesOf(after) };
};

/** Reads what is given for the stored merchant. */
const reader =
  (
    { vatRegistration, vatNumber, fiscalMode, eShopNumber, language, ...given }: Given,
    numbers: PhoneNumbers,
    banks: BankChecks,
  ) =>
  (merchant: Merchant) => {
    const stored = merchant.toRecord();
    // The pair of both numbers is checked as it will be: they may change together.
    // Only the merchant writes its return terms.
    const kept = { ...given, returnTerms: stored.returnTerms ?? undefined };
    const profile = readProfile(kept, numbers, { ...stored, vatNumber: null });
    const known = profile.taxId === stored.taxId ? stored.vatNumber : null;
    const party = { ...stored, taxId: profile.taxId, vatNumber: known };
    const terms = { vatRegistration, vatNumber, fiscalMode, eShopNumber, language };
    return { ...profile, ...readTerms(party, terms, banks) };
  };

/**
 * Changes the data of a merchant of any status, as its own form checks it; issued documents stay. The bank account is
 * not among it: only the merchant changes where its money goes. The merchant is mailed the reason; another e-mail needs
 * a recent proof and is reported to the previous one, too. The audit log names changed fields without personal data.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound, InvalidFields, ProofNeeded, MerchantEmailTaken, TaxIdTaken
 */
export class UpdateMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId, reason, given, validFrom }: Command): Promise<MerchantDetails> {
    const { merchants, phoneNumbers, bankCodes, work, audit, clock, jobs } = this.#deps;
    mustManageMerchants(actor);
    const wanted = reader(given, await phoneNumbers(), bankCodes);
    return work.transact(async () => {
      const at = clock.now();
      const isEntered = await enterRegistration(this.#deps, { actor, merchantId, validFrom }, wanted);
      const { before, after } = await merchants.change(merchantId, (merchant) => {
        const corrected = wanted(merchant);
        if (corrected.email !== merchant.toRecord().email) requireRecentProof(actor, clock);
        merchant.correct(corrected, at);
      });
      if (before.version === after.version && !isEntered) return after;
      const day = fieldOfDay(validFrom, isEntered).length > 0 ? { validFrom } : {};
      const data = { reason, ...changesOf(before, after), ...day };
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'merchant.corrected', subject, data });
      if (before.email !== after.email) {
        await jobs.enqueue(changeNotification, notificationFor('email', before, at));
      }
      const fact = `corrected-${at.getTime()}`;
      await jobs.enqueue(merchantMail, { kind: 'CORRECTED', reason, merchantId, fact });
      return after;
    });
  }
}
