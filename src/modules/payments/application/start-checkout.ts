import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import { chargeFor } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { CheckoutContested, MerchantNotAccepting, MerchantNotFound } from '../domain/failures.ts';
import type { CheckoutAllowances } from '../ports/checkout-allowances.ts';
import type { AttachSession } from './attach-session.ts';
import type { EndSession } from './end-session.ts';
import type { PrepareCheckout } from './prepare-checkout.ts';

type Command = Readonly<{
  actor: Actor;
  merchantId: number;
  /** null: only the merchant itself may ask, for an amount of its own. */
  linkId: number | null;
  price: Money;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  language: Language;
  /** The caller's Idempotency-Key, when it brought one. */
  requestKey: string | null;
  /** Of the one who asks; null where it is one of our own programs. */
  address: string | null;
}>;
type Result = Readonly<{ paymentId: number; checkoutUrl: string }>;
type Deps = Readonly<{
  allowances: CheckoutAllowances;
  merchants: MerchantDirectory;
  prepare: PrepareCheckout;
  attach: AttachSession;
  end: EndSession;
}>;
/** How often another payer's open session is ended before the caller is asked to come back. */
const attempts = 3;

/** Records a pending payment and opens the provider's hosted page for it. */
export class StartCheckout {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws RateLimited, MerchantNotFound, MerchantNotAccepting, LinkNotFound, LinkGone, AmountDiffers, ProviderAway, … */
  async execute({ merchantId, address, ...wish }: Command): Promise<Result> {
    const { allowances, merchants, prepare, attach, end } = this.#deps;
    if (address !== null) await allowances.take(address);
    if (wish.linkId === null && ownMerchantOf(wish.actor) !== merchantId) throw new MerchantNotFound();
    const merchant = await merchants.byId(merchantId);
    if (merchant === null) throw new MerchantNotFound();
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (!merchant.isAccepting) throw new MerchantNotAccepting();
      const prepared = await prepare.execute({
        ...wish,
        merchant,
        charge: chargeFor(wish.price),
      });
      if (prepared.kind === 'READY') {
        const session = await attach.execute({
          ...prepared,
          actor: wish.actor,
          account: merchant.providerAccount,
        });
        return { paymentId: prepared.paymentId, checkoutUrl: session.url };
      }
      // Another payer left it open: the first session ends, and what it had become is settled before the next try.
      await end.execute({ actor: wish.actor, paymentId: prepared.paymentId });
    }
    throw new CheckoutContested();
  }
}
