import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import type { BankChecks } from '../domain/fiscal-problems.ts';
import type { MerchantDetails, MerchantTerms } from '../domain/merchant.ts';
import type { Merchants } from '../ports/merchants.ts';
import { changeNotification, notificationFor } from './change-notification.ts';
import { mustManageMerchants } from './policies.ts';
import { readProfile, type GivenProfile, type LoadPhoneNumbers } from './read-profile.ts';
import { readTerms } from './read-terms.ts';
import { merchantMail } from './send-merchant-mail.ts';

/** What an administrator changes: the profile, and the terms without the bank account. */
type Given = GivenProfile &
  Pick<MerchantTerms, 'vatRegistration' | 'vatNumber' | 'fiscalMode' | 'eShopNumber' | 'language'>;
type Command = Readonly<{ actor: Actor; merchantId: number; reason: string; given: Given }>;
type Deps = Readonly<{
  merchants: Merchants;
  phoneNumbers: LoadPhoneNumbers;
  bankCodes: BankChecks;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
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

/** The changed fields with their values before and after. */
const changesOf = (before: MerchantDetails, after: MerchantDetails): Record<string, unknown> => {
  const changed = fields.filter((field) => before[field] !== after[field]);
  const valuesOf = (of: MerchantDetails) => Object.fromEntries(changed.map((field) => [field, of[field]]));
  return { before: valuesOf(before), after: valuesOf(after) };
};

/**
 * Changes the data of a merchant of any status, as its own form checks it; issued documents stay. The bank account is
 * not among it: only the merchant changes where its money goes. The merchant is mailed the reason; another e-mail is
 * reported to the previous one, too.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound, InvalidFields, MerchantEmailTaken, TaxIdTaken
 */
export class UpdateMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId, reason, given }: Command): Promise<MerchantDetails> {
    const { merchants, phoneNumbers, bankCodes, work, audit, clock, jobs } = this.#deps;
    mustManageMerchants(actor);
    const numbers = await phoneNumbers();
    const { vatRegistration, vatNumber, fiscalMode, eShopNumber, language, ...givenProfile } = given;
    const givenTerms = { vatRegistration, vatNumber, fiscalMode, eShopNumber, language };
    return work.transact(async () => {
      const at = clock.now();
      const { before, after } = await merchants.change(merchantId, (merchant) => {
        const stored = merchant.toRecord();
        // The pair of both numbers is checked as it will be: they may change together.
        // Only the merchant writes its return terms.
        const kept = { ...givenProfile, returnTerms: stored.returnTerms ?? undefined };
        const profile = readProfile(kept, numbers, { ...stored, vatNumber: null });
        const known = profile.taxId === stored.taxId ? stored.vatNumber : null;
        const party = { ...stored, taxId: profile.taxId, vatNumber: known };
        const terms = readTerms(party, givenTerms, bankCodes);
        merchant.correct({ ...profile, ...terms }, at);
      });
      if (before.version === after.version) return after;
      const data = { reason, ...changesOf(before, after) };
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
