import { nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { feesOf, type FeeRates } from '#kernel/fees.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { PayableLink, PayableLinks, PaymentsOfLinks } from '#modules/links/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { currentRateOn, type ExchangeRates, type FeeSchedules } from '#modules/rates/index.ts';
import { keptChargeExpiry } from '../../domain/attempt.ts';
import { AmountDiffers, MerchantNotAccepting } from '../../domain/failures.ts';
import { requestKeyOf } from '../../domain/kept-charge.ts';
import { chargeRefusal, monthIn, type ChargeRefusal, type Mandate } from '../../domain/mandate.ts';
import { Payment } from '../../domain/payment.ts';
import type { Mandates } from './mandates.ts';
import type { Payments } from '../../ports/payments.ts';
import type { ProviderSettings } from '../../ports/provider-settings.ts';
import type { CheckLimits } from '../check-limits.ts';
import { firstPollAfterMs, pollPayment } from '../jobs.ts';

type Command = Readonly<{
  actor: Actor;
  mandate: Mandate;
  paymentLinkId: number;
  amount: Money<ChargeCurrency>;
  key: string;
}>;
type Deps = Readonly<{
  mandates: Pick<Mandates, 'lock' | 'chargedIn'>;
  payments: Payments;
  paymentsOfLinks: Pick<PaymentsOfLinks, 'isHeld'>;
  links: Pick<PayableLinks, 'forCheckout'>;
  merchants: Pick<MerchantDirectory, 'byId'>;
  accounts: ProviderAccounts;
  providerSettings: ProviderSettings;
  feeSchedules: FeeSchedules;
  exchangeRates: ExchangeRates;
  checkLimits: CheckLimits;
  messages: Messages;
  random: Random;
  work: UnitOfWork;
  clock: Clock;
  jobs: Jobs;
}>;
type Started = Readonly<{
  link: PayableLink;
  mandate: Mandate;
  merchant: MerchantRecord;
  fees: FeeRates;
}>;

/** Stores payment and attempt of a charge with its exact request, while link and mandate are locked. */
export class PrepareKeptCharge {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Lock order: link, mandate, order counter.
   * @returns the payment, or why nothing is charged now
   * @throws as `ChargeKeptCard`
   */
  async execute(command: Command): Promise<Payment | ChargeRefusal | 'BEING_PAID'> {
    const { merchants, accounts, providerSettings, links, payments, work, clock } = this.#deps;
    const { mandate, paymentLinkId, amount, key } = command;
    const { merchantId } = mandate;
    const merchant = await merchants.byId(merchantId);
    if (merchant?.isAccepting !== true) throw new MerchantNotAccepting();
    const account = providerSettings.accountFor(await accounts.ofMerchant(merchantId));
    return work.transact(async () => {
      const link = await links.forCheckout(paymentLinkId, merchantId);
      const { chargeAmount: asked } = link;
      // Another process has stored the same key meanwhile.
      const known = await payments.get({ merchantId, requestKey: requestKeyOf(key) });
      if (known !== null) return known;
      if (!asked.equals(amount))
        throw new AmountDiffers({ amount: String(asked.toDecimal()), currency: asked.currency });
      if (await this.#isBeingPaid(link)) return 'BEING_PAID';
      // One instant for both: the month that is counted is that of the payment.
      const now = clock.now();
      const locked = await this.#lock(mandate.id, { amount, account, on: businessDateOf(now) });
      if (typeof locked === 'string') return locked;
      return this.#start(command, { link, mandate: locked, merchant }, now);
    });
  }

  async #isBeingPaid({ id }: PayableLink): Promise<boolean> {
    const { payments, paymentsOfLinks } = this.#deps;
    return (await payments.openOfLink(id)) !== null || (await paymentsOfLinks.isHeld(id));
  }

  /** Two charges of one mandate count each other: the second waits for the lock. */
  async #lock(
    mandateId: number,
    charge: Readonly<{ amount: Money<ChargeCurrency>; account: string | null; on: BusinessDate }>,
  ): Promise<Mandate | ChargeRefusal> {
    const { mandates } = this.#deps;
    const mandate = (await mandates.lock(mandateId))!;
    const charged = await mandates.chargedIn(mandateId, monthIn(charge.on));
    const chargedInMonth = Money.ofMinor(charged, mandate.max.currency);
    return chargeRefusal(mandate, { ...charge, chargedInMonth }) ?? mandate;
  }

  async #start(
    { actor, key }: Command,
    { link, mandate, merchant }: Omit<Started, 'fees'>,
    now: Date,
  ): Promise<Payment> {
    const { payments, checkLimits, feeSchedules, exchangeRates, jobs } = this.#deps;
    const { chargeAmount, fxRate } = link;
    const today = businessDateOf(now);
    const euro = await currentRateOn(exchangeRates, today, chargeAmount.currency);
    const fees = await feeSchedules.feesOn(today, chargeAmount.currency);
    const payment = Payment.start(
      {
        merchantId: merchant.id,
        paymentLinkId: link.id,
        linkCreatedBy: link.createdBy,
        amount: link.amount,
        chargeAmount,
        fxRate,
        eurRate: euro.rate.toString(),
        eurRateDay: euro.day,
        eurAmount: euro.rate.toEuro(chargeAmount),
        description: link.description,
        customerName: null,
        customerEmail: mandate.email,
        buyer: null,
        language: mandate.language,
        taxRate: link.taxRate,
        vatGround: link.vatGround,
        provider: mandate.provider,
        providerAccount: mandate.providerAccount,
        requestKey: requestKeyOf(key),
        mandateId: mandate.id,
      },
      { actor: nameOf(actor), now },
    );
    await checkLimits.mustPermit(merchant.id, payment.toRecord().eurAmount);
    await payments.add(payment, (stored) => this.#draft(stored, { link, mandate, merchant, fees }, now));
    const firstPoll = { at: new Date(now.getTime() + firstPollAfterMs), key: String(payment.id) };
    await jobs.enqueue(pollPayment, { paymentId: payment.id }, firstPoll);
    return payment;
  }

  #draft(payment: Payment, { link, mandate, merchant, fees }: Started, now: Date): void {
    const { providerSettings, messages, random } = this.#deps;
    const providerKey = random.uuid();
    const { chargeAmount, description, language, requestKey } = payment.toRecord();
    const { businessName: merchantName } = merchant;
    const providerRequest = providerSettings.draftKeptCharge({
      paymentId: payment.id,
      merchantName,
      key: providerKey,
      requestKey: requestKey!,
      chargeAmount,
      platformFee: feesOf(chargeAmount, fees).platformFee,
      title: description ?? messages.say(language, 'payments.title', { merchant: merchantName }),
      customer: mandate.providerCustomer!,
      method: mandate.providerMethod!,
      account: mandate.providerAccount,
    });
    const singleLinkId = link.isSingle ? link.id : null;
    const expiresAt = keptChargeExpiry(now);
    payment.prepareAttempt(
      { kind: 'KEPT_CARD', providerKey, providerRequest, singleLinkId, expiresAt, network: null },
      now,
    );
  }
}
