import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import type { MerchantDetails, MerchantTerms } from '../domain/merchant.ts';
import type { BankChecks } from '../domain/fiscal-problems.ts';
import type { Merchants } from '../ports/merchants.ts';
import { mustManageMerchants } from './policies.ts';
import { readTerms } from './read-terms.ts';

/** Absent terms stay. */
type Command = Readonly<{ actor: Actor; merchantId: number; terms: Partial<MerchantTerms> }>;
type Deps = Readonly<{
  merchants: Merchants;
  bankCodes: BankChecks;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
}>;

/**
 * Sets fiscal profile and language of a merchant, for the command line and seeds.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound, InvalidFields
 */
export class SetFiscalProfile {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId, terms }: Command): Promise<MerchantDetails> {
    const { merchants, bankCodes, work, audit, clock } = this.#deps;
    mustManageMerchants(actor);
    return work.transact(async () => {
      const { after } = await merchants.change(merchantId, (merchant) =>
        merchant.setTerms(readTerms(merchant.toRecord(), terms, bankCodes), clock.now()),
      );
      await audit.record({
        actor,
        action: 'merchant.fiscal-profile-set',
        subject: { type: 'merchant', id: merchantId },
        data: { fields: Object.keys(terms) },
      });
      return after;
    });
  }
}
