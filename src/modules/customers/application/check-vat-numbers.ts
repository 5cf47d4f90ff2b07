import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Customers } from '../ports/customers.ts';
import type { VatNumberService } from '../ports/vat-number-service.ts';

/** Asks about VAT numbers of a merchant's customers; at most one waits for each merchant. */
export const vatNumberCheck = jobType<Readonly<{ merchantId: number }>>('customers.check-vat-numbers', 3);

/** Numbers of one job; the next ones wait behind the jobs of other merchants. */
const checksAtOnce = 2;

type Deps = Readonly<{
  merchants: Pick<MerchantDirectory, 'byId'>;
  customers: Customers;
  vatNumbers: VatNumberService;
  jobs: Jobs;
}>;

/** Checks the numbers that were not checked since they were saved. Merchants take turns. */
export class CheckVatNumbers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ merchantId }: Readonly<{ merchantId: number }>): Promise<void> {
    const { merchants, customers, vatNumbers, jobs } = this.#deps;
    const merchant = await merchants.byId(merchantId);
    const waiting = await customers.uncheckedVatNumbers(merchantId, checksAtOnce + 1);
    for (const { id, vatNumber } of waiting.slice(0, checksAtOnce)) {
      const check = await vatNumbers.ask(vatNumber, merchant?.vatNumber ?? null);
      // Never asked, by configuration.
      if (check === null) return;
      await customers.storeVatCheck(id, check);
    }
    if (waiting.length > checksAtOnce) await jobs.enqueue(vatNumberCheck, { merchantId });
  }
}
