import { mustNotLackFactor, nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Random } from '#kernel/random.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks, PaymentsOfLinks } from '#modules/links/index.ts';
import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { FeeSchedules } from '#modules/rates/index.ts';
import type { Attempt } from '../domain/attempt.ts';
import {
  CheckoutContested,
  MerchantNotAccepting,
  PaymentNotFound,
  PaymentStatusRefused,
  PaymentUnderReview,
} from '../domain/failures.ts';
import type { Payment } from '../domain/payment.ts';
import type { CardProvider } from '../ports/card-provider.ts';
import type { PaymentChecks } from '../ports/payment-checks.ts';
import type { Payments } from '../ports/payments.ts';
import type { ProviderSettings } from '../ports/provider-settings.ts';
import type { AttachSession } from './attach-session.ts';
import { draftAttempt } from './draft-attempt.ts';
import { mustManagePayment } from './policies.ts';
import { fetchEveryMs } from './refresh-payment.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{ actor: Actor; paymentId: number }>;
type Result = Readonly<{ paymentId: number; checkoutUrl: string }>;
type Deps = Readonly<{
  payments: Payments;
  paymentsOfLinks: Pick<PaymentsOfLinks, 'isHeld'>;
  checks: PaymentChecks;
  links: PayableLinks;
  merchants: MerchantDirectory;
  accounts: ProviderAccounts;
  feeSchedules: FeeSchedules;
  cardProvider: CardProvider;
  providerSettings: ProviderSettings;
  attach: AttachSession;
  messages: Messages;
  random: Random;
  settlePayment: SettlePayment;
  work: UnitOfWork;
  clock: Clock;
}>;

/** Returns the hosted page of a PENDING payment; an expired session is replaced by a new one. */
export class ProcessPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws PaymentNotFound, PaymentStatusRefused unless PENDING, PaymentUnderReview, LinkGone, MerchantNotAccepting, ProviderAway */
  async execute({ actor, paymentId }: Command): Promise<Result> {
    const { payments, attach } = this.#deps;
    mustNotLackFactor(actor);
    mustHoldAsMember(actor, 'CREATE_LINKS', 'links:write');
    const payment = await payments.get(paymentId);
    if (payment === null) throw new PaymentNotFound();
    await mustManagePayment(this.#deps, actor, payment);
    const attempt = await this.#usableAttempt(actor, payment);
    const session = await attach.execute({ actor, payment, attempt });
    return { paymentId, checkoutUrl: session.url! };
  }

  async #usableAttempt(actor: Actor, payment: Payment): Promise<Attempt> {
    const { cardProvider, checks, settlePayment, clock } = this.#deps;
    const { status, providerAccount } = payment.toRecord();
    const { id: paymentId, openAttempt: open } = payment;
    // A card that stays is being charged: it has no page.
    if (status !== 'PENDING' || open?.kind === 'KEPT_CARD')
      throw new PaymentStatusRefused({ from: status, to: 'PENDING' });
    if (open === undefined) return this.#reopen(actor, payment);
    if (open.status === 'PREPARED') return open;
    const now = clock.now();
    // Fetched less than two seconds ago.
    if (!(await checks.claim(paymentId, new Date(now.getTime() - fetchEveryMs), now))) return open;
    const { session } = await cardProvider.fetchCheckoutState(open.sessionId!, providerAccount);
    if (session === 'OPEN') return open;
    if (session === 'EXPIRED') return this.#reopen(actor, payment);
    const settled = await settlePayment.execute({ actor, paymentId });
    throw new PaymentStatusRefused({ from: settled.status, to: 'PENDING' });
  }

  /** Ends the expired attempt and drafts another, unless the payment has changed meanwhile. */
  async #reopen(actor: Actor, stale: Payment): Promise<Attempt> {
    const {
      payments,
      paymentsOfLinks,
      links,
      merchants,
      accounts,
      feeSchedules,
      providerSettings,
      work,
      clock,
    } = this.#deps;
    const record = stale.toRecord();
    const merchant = await merchants.byId(record.merchantId);
    if (merchant?.isAccepting !== true) throw new MerchantNotAccepting();
    // A payment stays on the account on which it began.
    const account = await accounts.ofMerchant(merchant.id);
    if (providerSettings.accountFor(account) !== record.providerAccount) throw new CheckoutContested();
    const fees = await feeSchedules.feesOn(businessDateOf(clock.now()), record.chargeAmount.currency);
    return work.transact(async () => {
      const link =
        record.paymentLinkId === null
          ? null
          : await links.forCheckout(record.paymentLinkId, record.merchantId);
      if (link?.isSingle === true && (await paymentsOfLinks.isHeld(link.id))) throw new PaymentUnderReview();
      const attempt = await payments.change(stale.id, (payment) => {
        if (payment.toRecord().version !== record.version) throw new CheckoutContested();
        payment.endAttempt({ actor: nameOf(actor), now: clock.now() });
        return draftAttempt(this.#deps, payment, { merchant, link, fees, network: null });
      });
      return attempt!;
    });
  }
}
