import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { PaymentViews } from '../ports/payment-views.ts';

type Deps = Readonly<{ gateway: PaymentGateway; views: PaymentViews }>;

/** Whether payments can be taken now: database and provider answer. A boolean and nothing else. */
export class CheckHealth {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(): Promise<boolean> {
    try {
      await this.#deps.views.countMerchants();
    } catch {
      return false;
    }
    return this.#deps.gateway.isReachable();
  }
}
