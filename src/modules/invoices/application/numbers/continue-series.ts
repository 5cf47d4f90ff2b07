import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import { SeriesHasBegun } from '../../domain/failures.ts';
import type { InvoiceNumbers, SeriesEnd } from '../../ports/invoice-numbers.ts';

type Command = Readonly<{ actor: Actor; merchantId: number; end: SeriesEnd }>;
type Deps = Readonly<{ numbers: InvoiceNumbers; work: UnitOfWork; audit: InvoiceAuditLog }>;

/** Public API: begins the LEGAL series of a new merchant after its end in another installation. */
export class ContinueSeries {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, SeriesHasBegun */
  async execute({ actor, merchantId, end }: Command): Promise<void> {
    const { numbers, work, audit } = this.#deps;
    mustHaveRole(actor, 'ADMIN');
    await work.transact(async () => {
      if (!(await numbers.goOn(merchantId, end))) throw new SeriesHasBegun();
      const subject = { type: 'merchant', id: merchantId } as const;
      const data = { startNumber: end.number + 1, startHash: end.hash };
      await audit.record({ actor, action: 'invoice.series-started', subject, data });
    });
  }
}
