import { userIdOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CustomerDirectory } from '#modules/customers/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { rateProblems, type ExchangeRates } from '#modules/rates/index.ts';
import type { LinkAuditLog } from '../domain/audit-actions.ts';
import {
  cardMaxProblems,
  chargeFor,
  defaultExpiryDays,
  linkProblems,
  linkRateProblems,
  linkVatOf,
  PaymentLink,
  type LinkOrigin,
  type LinkUsage,
  type LinkVat,
} from '../domain/payment-link.ts';
import { isBankOffered, type ChosenWays } from '../domain/ways-to-pay.ts';
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
  /** 5 to 1440, instead of days. */
  expiresInMinutes?: number | null | undefined;
  /** An instant in the future, instead of either. */
  expiresAt?: Date | undefined;
  customerName: string | null;
  customerEmail: string | null;
  /** Of the merchant and not archived. */
  customerId?: number | null | undefined;
  /** MERCHANT unless given. */
  origin?: LinkOrigin;
  /** Digest of the payer's network, for a link of a public page. */
  openedFrom?: string | null;
  /** The page of the shop that a paid link leads back to; none unless given. */
  returnUrl?: string | null;
  /** The ways to pay that its payer may be offered; every possible one unless given. */
  methods?: ChosenWays | undefined;
  /** Offers the payer to let the card stay, and to be charged at most this in a month; with `customerId` only. */
  cardMax?: Money<ChargeCurrency> | null | undefined;
  /** The document of another program that it pays: the payment gets no document. */
  foreignDocumentId?: number | null | undefined;
}> &
  Partial<LinkVat>;
type Deps = Readonly<{
  links: PaymentLinks;
  exchangeRates: Pick<ExchangeRates, 'euroRateOn'>;
  merchants: Pick<MerchantDirectory, 'byId'>;
  customerDirectory: CustomerDirectory;
  work: UnitOfWork;
  random: Random;
  clock: Clock;
  audit: LinkAuditLog;
}>;

const hasMinutes = ({ expiresInMinutes }: Pick<Command, 'expiresInMinutes'>): boolean =>
  typeof expiresInMinutes === 'number';

/** A link for the bank alone needs an IBAN and an amount in EUR or BGN. */
const wayProblems = (
  { amount, methods = null }: Pick<Command, 'amount' | 'methods'>,
  iban: string | null,
) => {
  const { currency } = chargeFor(amount).chargeAmount;
  const isPayable =
    methods === null ||
    methods.includes('CARD') ||
    isBankOffered({ methods, chargeCurrency: currency, iban });
  return isPayable ? [] : [{ field: 'methods', code: 'fields.bank-not-offered' }];
};

/**
 * Creates a payment link with an unguessable URL, for an ACTIVE or PENDING merchant.
 * @throws SignInNeeded, NotAllowed, MerchantMayNotAct; InvalidFields, at `customerId` for a foreign or archived customer
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
    const merchantId = mustHold(actor, right, right === 'CREATE_LINKS' ? 'links:write' : 'invoices:write');
    const merchant = mustBeOpen(await merchants.byId(merchantId));
    await this.#mustBePickable(merchantId, draft.customerId ?? null);
    const isDefault = expiresInDays === undefined && draft.usage === 'SINGLE';
    const days = isDefault && !hasMinutes(draft) ? defaultExpiryDays : (expiresInDays ?? null);
    const vat = linkVatOf(draft, merchant.vatRegistration);
    const linkDraft = { ...draft, ...vat, merchantId, createdBy: userIdOf(actor), expiresInDays: days };
    const problems = [
      ...linkProblems(linkDraft),
      ...linkRateProblems(draft, merchant.vatRegistration),
      ...cardMaxProblems(draft),
      ...wayProblems(draft, merchant.iban),
    ];
    if (problems.length > 0) throw new InvalidFields(problems);
    const link = PaymentLink.create(linkDraft, random.token(), clock.now());
    await this.#mustHaveRate(draft.amount);
    return work.transact(async () => {
      const id = await links.add(link);
      await audit.record({ actor, action: 'link.created', subject: { type: 'link', id } });
      return { id };
    });
  }

  async #mustBePickable(merchantId: number, customerId: number | null): Promise<void> {
    if (customerId === null) return;
    if (await this.#deps.customerDirectory.isPickable(merchantId, customerId)) return;
    throw new InvalidFields([{ field: 'customerId', code: 'fields.customer-unknown' }]);
  }

  /** @throws InvalidFields when the charge has no current exchange rate */
  async #mustHaveRate(amount: Money): Promise<void> {
    const { exchangeRates, clock } = this.#deps;
    const { currency } = chargeFor(amount).chargeAmount;
    const problems = await rateProblems(exchangeRates, businessDateOf(clock.now()), currency);
    if (problems.length > 0) throw new InvalidFields(problems);
  }
}
