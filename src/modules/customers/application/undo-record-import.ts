import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import { ImportNotFound, ImportStays } from '../domain/failures.ts';
import { changedMerchantOf } from './policies.ts';
import { undoMs, type RecordImports, type StoredImport, type UndoneCounts } from './record-imports.ts';

/** Each hour: what undoes imports is deleted after a day. */
export const importsForgotten = jobType('customers.forget-imports');

type Deps = Readonly<{
  merchants: MerchantDirectory;
  imports: RecordImports;
  work: UnitOfWork;
  clock: Clock;
  audit: CustomerAuditLog;
}>;

/** Takes back an import of customers or items within a day, once. */
export class UndoRecordImport {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantSuspended, ImportNotFound, ImportStays */
  async execute({ actor, id }: Readonly<{ actor: Actor; id: number }>): Promise<UndoneCounts> {
    const { imports, work, clock, audit } = this.#deps;
    const merchantId = await changedMerchantOf(this.#deps, actor);
    return work.transact(async () => {
      const stored = await imports.lock({ id, merchantId });
      if (stored === null) throw new ImportNotFound();
      const now = clock.now();
      if (stored.undoneAt !== null || stored.importedAt <= this.#oldest()) throw new ImportStays();
      const counts = await imports.undo({ id, merchantId }, now);
      const action = stored.records === 'ITEMS' ? 'item.import-undone' : 'customer.import-undone';
      await audit.record({ actor, action, subject: { type: 'merchant', id: merchantId }, data: counts });
      return counts;
    });
  }

  /** What the caller can undo. @throws SignInNeeded, NotAllowed, MerchantSuspended */
  async list(actor: Actor): Promise<readonly StoredImport[]> {
    return this.#deps.imports.list(await changedMerchantOf(this.#deps, actor), this.#oldest());
  }

  async forget(): Promise<void> {
    await this.#deps.imports.forget(this.#oldest());
  }

  #oldest(): Date {
    return new Date(this.#deps.clock.now().getTime() - undoMs);
  }
}
