import { buyerProblems, type Buyer } from '#kernel/buyer.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import { referenceBytes, transferReferenceOf } from '#kernel/transfer-reference.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import {
  isBankOffered,
  linkRateProblems,
  promisedUntil,
  type PayableLink,
  type PayableLinks,
  type PaymentsOfLinks,
  type TransferPromise,
  type TransferPromises,
} from '#modules/links/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import {
  LinkRateRefused,
  MerchantNotAccepting,
  MerchantNotFound,
  PaymentUnderReview,
  TransferNotOffered,
} from '../domain/failures.ts';
import type { CheckoutRateLimits } from './checkout-rate-limits.ts';

type Command = Readonly<{
  /** Token of the payment link. */
  token: string;
  customerName: string | null;
  customerEmail: string | null;
  /** The company that the document is issued to; null: the customer. */
  buyer: Buyer | null;
  language: Language;
  /** IP address of the caller. */
  ip: string;
}>;
type Deps = Readonly<{
  rateLimits: CheckoutRateLimits;
  links: Pick<PayableLinks, 'findByToken' | 'forCheckout'>;
  transferPromises: TransferPromises;
  paymentsOfLinks: Pick<PaymentsOfLinks, 'isHeld'>;
  merchants: Pick<MerchantDirectory, 'byId'>;
  work: UnitOfWork;
  random: Random;
  clock: Clock;
}>;

/** A payer says that a link will be paid by bank transfer. It locks nothing: who pays first wins. */
export class PromiseTransfer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws RateLimited, LinkNotFound, LinkGone, InvalidFields, MerchantNotAccepting, LinkRateRefused,
   * PaymentUnderReview; TransferNotOffered without an IBAN, in another currency, and when the merchant wants cards alone
   */
  async execute({ token, ip, ...payer }: Command): Promise<TransferPromise> {
    const { rateLimits, links, merchants, work } = this.#deps;
    await rateLimits.takeCheckout(ip);
    const { id, merchantId } = await links.findByToken(token);
    const merchant = await merchants.byId(merchantId);
    if (merchant === null) throw new MerchantNotFound();
    const problems = payer.buyer === null ? [] : buyerProblems(payer.buyer);
    if (problems.length > 0) throw new InvalidFields(problems);
    if (!merchant.isAccepting) throw new MerchantNotAccepting();
    return work.transact(async () => {
      const link = await links.forCheckout(id, merchantId);
      await this.#mustBePayable(link, merchant);
      return this.#promise(link, merchant, payer);
    });
  }

  async #mustBePayable(link: PayableLink, merchant: MerchantRecord): Promise<void> {
    if (linkRateProblems(link, merchant.vatRegistration).length > 0) throw new LinkRateRefused();
    if (link.isSingle && (await this.#deps.paymentsOfLinks.isHeld(link.id))) throw new PaymentUnderReview();
  }

  async #promise(
    link: PayableLink,
    { iban, bic, businessName }: MerchantRecord,
    payer: Omit<Command, 'token' | 'ip'>,
  ): Promise<TransferPromise> {
    const { transferPromises, random, clock } = this.#deps;
    const { id: paymentLinkId, merchantId, invoiceId, chargeAmount, methods, expiresAt } = link;
    const isOffered = isBankOffered({ methods, chargeCurrency: chargeAmount.currency, iban });
    if (iban === null || !isOffered) throw new TransferNotOffered();
    const promisedAt = clock.now();
    return transferPromises.add({
      ...payer,
      merchantId,
      paymentLinkId,
      invoiceId,
      reference: transferReferenceOf(random.bytes(referenceBytes)),
      token: random.token(),
      amount: Money.ofMinor(chargeAmount.minor, 'EUR'),
      receiver: businessName,
      iban,
      bic,
      promisedAt,
      expiresAt: promisedUntil(expiresAt, promisedAt),
    });
  }
}
