import { system } from '#kernel/actor.ts';
import type { Events } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import { MandateAgreed } from '../../domain/events.ts';
import { lastDayOf } from '../../domain/mandate.ts';
import type { PaymentRecord } from '../../domain/payment-record.ts';
import type { KeptCardSnapshot } from '../../domain/snapshot.ts';
import type { Mandates } from './mandates.ts';
import { mandateMail } from '../jobs.ts';
import type { EndMandate } from './end-mandate.ts';

type Command = Readonly<{
  payment: PaymentRecord;
  /** The customer that the link points to. */
  customerId: number;
  card: KeptCardSnapshot;
  now: Date;
}>;
type Deps = Readonly<{
  mandates: Pick<Mandates, 'lockActive' | 'add'>;
  endMandate: Pick<EndMandate, 'execute'>;
  random: Random;
  jobs: Jobs;
  events: Events;
}>;

/** Stores the mandate of a payer who agreed, in the transaction that makes the payment SUCCEEDED; it replaces an earlier one. */
export class KeepCard {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ payment, customerId, card, now: agreedAt }: Command): Promise<void> {
    const { mandates, endMandate, random, jobs, events } = this.#deps;
    const { merchantId, cardMaxMinor, cardAgreedText, customerEmail: email } = payment;
    const earlier = await mandates.lockActive(merchantId, customerId);
    if (earlier !== null)
      await endMandate.execute({ actor: system('payments'), mandateId: earlier.id, by: 'REPLACED' });
    const { id: mandateId } = await mandates.add({
      merchantId,
      customerId,
      paymentId: payment.id!,
      token: random.token(),
      provider: payment.provider,
      providerAccount: payment.providerAccount,
      providerCustomer: card.customer,
      providerMethod: card.method,
      brand: card.brand,
      last4: card.last4,
      expiresOn: lastDayOf({ year: card.expiryYear, month: card.expiryMonth }),
      max: Money.ofMinor(cardMaxMinor!, payment.chargeAmount.currency),
      language: payment.language,
      email,
      agreedText: cardAgreedText!,
      agreedAt,
    });
    if (email !== null) await jobs.enqueue(mandateMail, { mandateId, kind: 'AGREED' });
    await events.publish(MandateAgreed, { mandateId, merchantId, customerId, agreedAt });
    await events.publish(MerchantFactHappened, { type: 'mandate.agreed', merchantId, subjectId: mandateId });
  }
}
