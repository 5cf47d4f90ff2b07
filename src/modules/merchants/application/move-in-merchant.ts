import { nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import { normaliseVatStatus } from '../domain/fiscal-problems.ts';
import { movedRegistrationProblems } from '../domain/moved-registrations.ts';
import type { Registration } from '../domain/registrations.ts';
import type { Logos } from '../ports/logos.ts';
import type { Merchants } from '../ports/merchants.ts';
import { mustManageMerchants } from './policies.ts';
import { storeLogo } from './store-logo.ts';

type Command = Readonly<{
  actor: Actor;
  merchantId: number;
  /** `#RRGGBB` in capitals; null: none. */
  brandColor: string | null;
  logo: Uint8Array | null;
  /** Those that hold, the oldest first; empty where nothing is known of earlier ones. */
  registrations: readonly Registration[];
}>;
type Deps = Readonly<{
  merchants: Merchants;
  logos: Pick<Logos, 'store'>;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
}>;

/**
 * Public API: gives a new merchant the look and the VAT registrations that it has in another installation. Its terms are set
 * before: the last registration is that of now.
 */
export class MoveInMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantNotFound, InvalidFields */
  async execute({ actor, merchantId, brandColor, logo, registrations }: Command): Promise<void> {
    const { merchants, logos, work, clock } = this.#deps;
    mustManageMerchants(actor);
    await work.transact(async () => {
      const at = clock.now();
      await this.#enter(actor, merchantId, registrations);
      const logoHash = logo === null ? null : await storeLogo(logos, { content: logo, field: 'logo', at });
      await merchants.change(merchantId, (merchant) => {
        if (logoHash !== null) merchant.setLogo(logoHash, at);
        merchant.setBrandColor(brandColor, at);
      });
      await this.#record(actor, merchantId, { brandColor, logoHash });
    });
  }

  /** They supersede what the registration of the merchant has recorded. */
  async #enter(actor: Actor, merchantId: number, given: readonly Registration[]): Promise<void> {
    const { merchants, clock } = this.#deps;
    const at = clock.now();
    const history = given.map(normaliseVatStatus);
    const current = (await merchants.lock(merchantId)).toRecord();
    const problems = movedRegistrationProblems(history, { today: businessDateOf(at), current });
    if (problems.length > 0) throw new InvalidFields(problems);
    for (const registration of history)
      await merchants.enterRegistration(merchantId, registration, { by: nameOf(actor), at });
  }

  async #record(
    actor: Actor,
    id: number,
    { brandColor, logoHash }: Readonly<{ brandColor: string | null; logoHash: string | null }>,
  ): Promise<void> {
    const { audit } = this.#deps;
    const subject = { type: 'merchant', id } as const;
    if (brandColor !== null)
      await audit.record({ actor, action: 'merchant.brand-color-set', subject, data: { brandColor } });
    if (logoHash !== null)
      await audit.record({ actor, action: 'merchant.logo-set', subject, data: { logoHash } });
  }
}
