import { system } from '#kernel/actor.ts';
import type { Mandates } from './mandates.ts';
import type { EndMandate } from './end-mandate.ts';

type Merged = Readonly<{ merchantId: number; from: number; into: number }>;
type Deps = Readonly<{
  mandates: Pick<Mandates, 'lockActive' | 'moveToCustomer'>;
  endMandate: Pick<EndMandate, 'execute'>;
}>;

/** The cards of a merged customer belong to the other one from now on; of two that can be charged the later one stays. */
export class MergeMandates {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** In the transaction that merges the customers. */
  async execute({ merchantId, from, into }: Merged): Promise<void> {
    const { mandates, endMandate } = this.#deps;
    const active = [await mandates.lockActive(merchantId, from), await mandates.lockActive(merchantId, into)];
    const both = active.filter((mandate) => mandate !== null);
    const [earlier] = both.toSorted((one, other) => one.agreedAt.getTime() - other.agreedAt.getTime());
    if (both.length > 1)
      await endMandate.execute({ actor: system('payments'), mandateId: earlier!.id, by: 'REPLACED' });
    await mandates.moveToCustomer({ merchantId, from, into });
  }
}
