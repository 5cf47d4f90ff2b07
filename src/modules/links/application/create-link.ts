import { userIdOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { LinkAuditLog } from '../domain/audit-actions.ts';
import { chargeFor, defaultExpiryDays, PaymentLink, type LinkUsage } from '../domain/payment-link.ts';
import type { ChargeRates } from '../ports/charge-rates.ts';
import type { PaymentLinks } from '../ports/payment-links.ts';
import { mustBeOpen } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  /** WRITE_DOCUMENTS for the link of a written invoice. */
  right?: 'CREATE_LINKS' | 'WRITE_DOCUMENTS';
  amount: Money;
  description: string | null;
  usage: LinkUsage;
  /** undefined: 30 days for a SINGLE link, no expiry for a REUSABLE one; null: no expiry, REUSABLE only. */
  expiresInDays?: number | null | undefined;
  customerName: string | null;
  customerEmail: string | null;
}>;
type Deps = Readonly<{
  links: PaymentLinks;
  chargeRates: ChargeRates;
  merchants: Pick<MerchantDirectory, 'byId'>;
  work: UnitOfWork;
  random: Random;
  clock: Clock;
  audit: LinkAuditLog;
}>;

/**
 * Creates a payment link with an unguessable URL, for an ACTIVE or PENDING merchant.
 * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvalidFields
 */
export class CreateLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({
    actor,
    right = 'CREATE_LINKS',
    expiresInDays,
    ...draft
  }: Command): Promise<Readonly<{ id: number }>> {
    const { links, merchants, work, random, clock, audit } = this.#deps;
    const merchantId = mustHold(actor, right);
    mustBeOpen(await merchants.byId(merchantId));
    const days =
      expiresInDays === undefined && draft.usage === 'SINGLE' ? defaultExpiryDays : (expiresInDays ?? null);
    const linkDraft = { ...draft, merchantId, createdBy: userIdOf(actor), expiresInDays: days };
    const link = PaymentLink.create(linkDraft, random.token(), clock.now());
    await this.#mustHaveRate(draft.amount);
    return work.transact(async () => {
      const id = await links.add(link);
      await audit.record({ actor, action: 'link.created', subject: { type: 'link', id } });
      return { id };
    });
  }

  /** @throws InvalidFields when the charge has no current exchange rate */
  async #mustHaveRate(amount: Money): Promise<void> {
    const { chargeRates, clock } = this.#deps;
    const { currency } = chargeFor(amount).chargeAmount;
    const problems = await chargeRates.problemsOn(businessDateOf(clock.now()), currency);
    if (problems.length > 0) throw new InvalidFields(problems);
  }
}
