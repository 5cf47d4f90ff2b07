import type { Actor } from '#kernel/actor.ts';
import { Failure } from '#kernel/failure.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import type { CheckoutRateLimits } from './checkout-rate-limits.ts';
import type { Payments } from '../ports/payments.ts';
import type { RefreshPayment } from './refresh-payment.ts';

type Command = Readonly<{
  actor: Actor;
  /** IP address of the caller. */
  ip: string;
}> &
  /** What only the payer's browser knows: the provider's session, or the key of the attempt. */
  (Readonly<{ sessionId: string }> | Readonly<{ providerKey: string }>);
type Deps = Readonly<{ payments: Payments; rateLimits: CheckoutRateLimits; refresh: RefreshPayment }>;

/** Fetches and settles a checkout for the return page, before its webhook arrives. */
export class RefreshCheckout {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns id of the payment @throws RateLimited, PaymentNotFound */
  async execute({ actor, ip, ...known }: Command): Promise<number> {
    const { payments, rateLimits, refresh } = this.#deps;
    await rateLimits.takeStatusRequest(ip);
    const payment = await payments.get(known);
    if (payment === null) throw new PaymentNotFound();
    try {
      await refresh.execute({ actor, payment });
    } catch (error) {
      // The provider is away: the page shows the stored status and polls again.
      if (!(error instanceof Failure)) throw error;
    }
    return payment.id;
  }
}
