import type { Actor } from '#kernel/actor.ts';
import { buyerProblems, type Buyer } from '#kernel/buyer.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Money } from '#kernel/money.ts';
import type { ProviderAccounts } from '#modules/accounts/index.ts';
import { chargeFor, chargeProblems } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { mustHaveWaited } from '../domain/attempt.ts';
import {
  CheckoutContested,
  MerchantLimitReached,
  MerchantNotAccepting,
  MerchantNotFound,
} from '../domain/failures.ts';
import type { CheckoutRateLimits } from './checkout-rate-limits.ts';
import type { ProviderSettings } from '../ports/provider-settings.ts';
import type { AttachSession } from './attach-session.ts';
import type { CheckLimits } from './check-limits.ts';
import type { EndCheckoutSession } from './end-checkout-session.ts';
import type { CheckoutRequest, PreparedCheckout, PrepareCheckout } from './prepare-checkout.ts';
import type { RefreshPayment } from './refresh-payment.ts';

type Command = Readonly<{
  actor: Actor;
  merchantId: number;
  /** null: a checkout without a link, for the merchant itself only. */
  paymentLinkId: number | null;
  amount: Money;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  /** The company that the document is issued to; null: the customer. */
  buyer: Buyer | null;
  language: Language;
  /** The payer agrees that the card stays, as the link offers it. */
  keepsCard?: boolean;
  /** The caller's Idempotency-Key; null without one. */
  requestKey: string | null;
  /** Key of the attempt that the caller's browser began for this link; null: none. */
  begunKey?: string | null;
  /** IP address of the caller; null for own programs, which are not limited. */
  ip: string | null;
}>;
type Result = Readonly<{
  paymentId: number;
  checkoutUrl: string;
  /** Known to the payer's browser only; null without a link that can be paid once. */
  begun: Readonly<{ linkToken: string; key: string }> | null;
  /** The browser began this payment before, with another form. */
  isResumed: boolean;
}>;
type Deps = Readonly<{
  rateLimits: CheckoutRateLimits;
  merchants: MerchantDirectory;
  accounts: ProviderAccounts;
  providerSettings: ProviderSettings;
  prepare: PrepareCheckout;
  checkLimits: CheckLimits;
  attach: AttachSession;
  refresh: RefreshPayment;
  end: EndCheckoutSession;
  clock: Clock;
}>;
/** How often another payer's open session is ended before the checkout is refused. */
const maxAttempts = 3;

/** Records a pending payment and opens the provider's hosted page for it. */
export class StartCheckout {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws RateLimited, MerchantNotFound, InvalidFields, MerchantNotAccepting, MerchantCannotBePaid,
   * MerchantLimitReached, LinkNotFound, LinkGone, AmountDiffers, LinkBeingPaid, ProviderAway, …
   */
  async execute({ merchantId, ip, keepsCard = false, ...request }: Command): Promise<Result> {
    const { rateLimits, merchants, accounts, providerSettings, attach } = this.#deps;
    const { actor, paymentLinkId, amount } = request;
    if (ip !== null) await rateLimits.takeCheckout(ip);
    if (paymentLinkId === null && mustHold(actor, 'CREATE_LINKS', 'links:write') !== merchantId)
      throw new MerchantNotFound();
    const merchant = await merchants.byId(merchantId);
    if (merchant === null) throw new MerchantNotFound();
    const charge = chargeFor(amount);
    const problems = [
      ...(paymentLinkId === null ? chargeProblems(charge.chargeAmount) : []),
      ...(request.buyer === null ? [] : buyerProblems(request.buyer)),
    ];
    if (problems.length > 0) throw new InvalidFields(problems);
    if (!merchant.isAccepting) throw new MerchantNotAccepting();
    const providerAccount = providerSettings.accountFor(await accounts.ofMerchant(merchant.id));
    await providerSettings.learnClock();
    const network = ip === null ? null : rateLimits.networkDigest(ip);
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const prepared = await this.#prepare({
        ...request,
        keepsCard,
        merchant,
        providerAccount,
        charge,
        network,
      });
      if (prepared.kind === 'READY' || prepared.kind === 'BEGUN') {
        const { payment, attempt: open, linkToken } = prepared;
        const session = await attach.execute({ actor, payment, attempt: open });
        const isSingle = linkToken !== null && open.singleLinkId !== null;
        const begun = isSingle ? { linkToken, key: open.providerKey } : null;
        const isResumed = prepared.kind === 'BEGUN';
        return { paymentId: payment.id, checkoutUrl: session.url!, begun, isResumed };
      }
      await this.#replace(actor, prepared);
    }
    throw new CheckoutContested();
  }

  /** A reached limit is recorded in a transaction of its own: that of the checkout is rolled back. */
  async #prepare(request: CheckoutRequest): Promise<PreparedCheckout> {
    const { prepare, checkLimits } = this.#deps;
    try {
      return await prepare.execute(request);
    } catch (error) {
      if (error instanceof MerchantLimitReached)
        await checkLimits.recordReached(request.merchant.id, error.limit);
      throw error;
    }
  }

  /**
   * Another payer's session is open: ends it when it is a minute old, and settles its payment before the next
   * attempt. The payer's own one with another consent is ended at once.
   * @throws LinkBeingPaid while it is younger
   */
  async #replace(actor: Actor, { kind, payment, attempt }: PreparedCheckout): Promise<void> {
    const { refresh, end, clock } = this.#deps;
    const { status } = await refresh.execute({ actor, payment });
    if (status !== 'PENDING' && status !== 'PROCESSING') return;
    if (kind === 'TAKEN') mustHaveWaited(attempt, clock.now());
    await end.execute({ actor, paymentId: payment.id });
  }
}
