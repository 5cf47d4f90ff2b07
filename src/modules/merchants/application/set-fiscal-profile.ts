import type { Actor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import type { BankAccountDigests } from '../domain/bank-account.ts';
import type { Merchant, MerchantDetails, MerchantTerms } from '../domain/merchant.ts';
import type { BankChecks } from '../domain/fiscal-problems.ts';
import { enterRegistration, fieldOfDay, type GivenDay, type RegistrationDeps } from './enter-registration.ts';
import { mustManageMerchants } from './policies.ts';
import { readTerms } from './read-terms.ts';

/** Absent terms stay. */
type Command = GivenDay & Readonly<{ actor: Actor; merchantId: number; terms: Partial<MerchantTerms> }>;
type Deps = RegistrationDeps &
  Readonly<{ bankCodes: BankChecks; digests: BankAccountDigests; work: UnitOfWork; audit: MerchantAuditLog }>;

/**
 * Sets fiscal profile and language of a merchant, for the command line and seeds.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound, InvalidFields
 */
export class SetFiscalProfile {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId, terms, validFrom }: Command): Promise<MerchantDetails> {
    const { merchants, bankCodes, digests, work, audit, clock } = this.#deps;
    mustManageMerchants(actor);
    return work.transact(async () => {
      const wanted = (merchant: Merchant) => readTerms(merchant.toRecord(), terms, bankCodes);
      const isEntered = await enterRegistration(this.#deps, { actor, merchantId, validFrom }, wanted);
      const { after } = await merchants.change(merchantId, (merchant) =>
        merchant.setTerms(wanted(merchant), clock.now()),
      );
      await audit.record({
        actor,
        action: 'merchant.fiscal-profile-set',
        subject: { type: 'merchant', id: merchantId },
        data: {
          fields: [...Object.keys(terms), ...fieldOfDay(validFrom, isEntered)],
          ...(('iban' in terms || 'bic' in terms) && { bankAccount: digests.of(merchantId, after) }),
        },
      });
      return after;
    });
  }
}
