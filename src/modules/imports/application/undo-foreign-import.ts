import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SeriesStart } from '#modules/invoices/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ImportsAuditLog } from '../domain/audit-actions.ts';
import { ForeignImportNotFound, ForeignImportStays } from '../domain/open-invoice-failures.ts';
import type { ForeignInvoices, StoredForeignImport } from './foreign-invoices.ts';
import { writingMerchant } from './policies.ts';

/** How long an import can be undone, in milliseconds. */
const undoMs = 86_400_000;

type Deps = Readonly<{
  foreignInvoices: ForeignInvoices;
  merchants: MerchantDirectory;
  seriesStart: SeriesStart;
  work: UnitOfWork;
  clock: Clock;
  audit: ImportsAuditLog;
}>;

/** Takes back an import of unpaid documents within a day, once. */
export class UndoForeignImport {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * The number of before comes back while no document was issued since.
   * @throws SignInNeeded, NotAllowed, MerchantSuspended, ForeignImportNotFound, ForeignImportStays
   */
  async execute({ actor, id }: Readonly<{ actor: Actor; id: number }>) {
    const { foreignInvoices, seriesStart, work, clock, audit } = this.#deps;
    const { id: merchantId } = await writingMerchant(this.#deps, actor);
    return work.transact(async () => {
      const stored = await foreignInvoices.lockImport({ id, merchantId });
      if (stored === null) throw new ForeignImportNotFound();
      const now = clock.now();
      if (stored.undoneAt !== null || stored.importedAt <= this.#oldest()) throw new ForeignImportStays();
      const { startNumber, startNumberBefore } = stored;
      if (startNumber !== null) mustHold(actor, 'MANAGE_MERCHANT');
      const counts = await foreignInvoices.undo(id, now);
      await audit.record({
        actor,
        action: 'foreign-document.import-undone',
        subject: { type: 'merchant', id: merchantId },
        data: counts,
      });
      const series = await seriesStart.of(merchantId);
      if (startNumberBefore !== null && !series.hasBegun && series.nextNumber === startNumber)
        await seriesStart.set({ actor, startNumber: startNumberBefore });
      return counts;
    });
  }

  /** What the caller can undo. @throws SignInNeeded, NotAllowed, MerchantSuspended */
  async list(actor: Actor): Promise<readonly StoredForeignImport[]> {
    const { id } = await writingMerchant(this.#deps, actor);
    return this.#deps.foreignInvoices.imports(id, this.#oldest());
  }

  #oldest(): Date {
    return new Date(this.#deps.clock.now().getTime() - undoMs);
  }
}
