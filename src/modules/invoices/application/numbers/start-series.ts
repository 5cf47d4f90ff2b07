import type { Actor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import { SeriesHasBegun } from '../../domain/failures.ts';
import type { InvoiceNumbers } from '../../ports/invoice-numbers.ts';
import { actingMerchantOf } from '../policies.ts';

type Command = Readonly<{ actor: Actor; startNumber: number }>;
type Deps = Readonly<{
  numbers: InvoiceNumbers;
  merchants: MerchantDirectory;
  work: UnitOfWork;
  audit: InvoiceAuditLog;
}>;

/**
 * Sets the first number of a merchant's series, to continue an earlier numbering. Possible before the first document
 * only (bulgaria.md, invoice).
 */
export class StartSeries {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantMayNotAct, SeriesHasBegun */
  async execute({ actor, startNumber }: Command): Promise<void> {
    const { numbers, merchants, work, audit } = this.#deps;
    const { id } = await actingMerchantOf(actor, 'MANAGE_MERCHANT', merchants, null);
    await work.transact(async () => {
      if (!(await numbers.start(id, startNumber))) throw new SeriesHasBegun();
      const subject = { type: 'merchant', id } as const;
      await audit.record({ actor, action: 'invoice.series-started', subject, data: { startNumber } });
    });
  }
}
