import { system } from '#kernel/actor.ts';
import type { Mandates } from './mandates.ts';
import type { EndMandate } from './end-mandate.ts';

type Deps = Readonly<{
  mandates: Pick<Mandates, 'activeOfMerchant'>;
  endMandate: Pick<EndMandate, 'execute'>;
}>;

/** Stops the cards that stay with a closed merchant, in the transaction that closes it. */
export class EndMandatesOfMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ merchantId }: Readonly<{ merchantId: number }>): Promise<void> {
    const { mandates, endMandate } = this.#deps;
    for (const mandateId of await mandates.activeOfMerchant(merchantId))
      await endMandate.execute({ actor: system('merchant-closed'), mandateId, by: 'MERCHANT' });
  }
}
