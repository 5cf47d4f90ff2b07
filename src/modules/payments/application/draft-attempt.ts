import type { Clock } from '#kernel/clock.ts';
import type { Random } from '#kernel/random.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { PayableLink } from '#modules/links/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { sessionExpiry, type Attempt } from '../domain/attempt.ts';
import { feesOf, type FeeRates } from '../domain/fees.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';

type Command = Readonly<{
  payment: Payment;
  merchant: MerchantRecord;
  link: PayableLink | null;
  /** Of today, for the charge's currency. */
  fees: FeeRates;
  /** Digest of the caller's network; null for our own programs. */
  network: string | null;
}>;
type Deps = Readonly<{
  gateway: PaymentGateway;
  sentences: Sentences;
  random: Random;
  clock: Clock;
}>;

/** Writes down, in a payment that the caller has locked, exactly what the provider will be asked for. */
export class DraftAttempt {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  execute({ payment, merchant, link, fees, network }: Command): Attempt {
    const { gateway, sentences, random, clock } = this.#deps;
    const now = clock.now();
    const providerKey = random.uuid();
    const { id, charge, description, customerEmail, language, providerAccount } = payment.record;
    const expiresAt = sessionExpiry(now, link);
    const providerRequest = gateway.draftCheckout({
      paymentId: id!,
      merchantId: merchant.id,
      merchantName: merchant.businessName,
      key: providerKey,
      charge,
      platformFee: feesOf(charge, fees).platform,
      title: description ?? sentences.say(language, 'payments.title', { merchant: merchant.businessName }),
      customerEmail,
      language,
      expiresAt,
      linkToken: link?.token ?? null,
      account: providerAccount,
    });
    const singleLinkId = link?.isSingle === true ? link.id : null;
    return payment.prepareAttempt({ providerKey, providerRequest, singleLinkId, expiresAt, network }, now);
  }
}
