import type { Actor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { DraftNotFound } from '../domain/failures.ts';
import type { Drafts } from '../ports/drafts.ts';
import { actingMerchantOf } from './policies.ts';

type Deps = Readonly<{
  drafts: Pick<Drafts, 'remove'>;
  merchants: MerchantDirectory;
  work: UnitOfWork;
  audit: InvoiceAuditLog;
}>;

/** Deletes a draft of the caller's merchant. */
export class DeleteDraft {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, NotForKeys, MerchantMayNotAct, DraftNotFound */
  async execute({ actor, draftId }: Readonly<{ actor: Actor; draftId: number }>): Promise<void> {
    const { drafts, merchants, work, audit } = this.#deps;
    const { id: merchantId } = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants, null);
    await work.transact(async () => {
      if (!(await drafts.remove(merchantId, draftId))) throw new DraftNotFound();
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'invoice.draft-deleted', subject, data: { draftId } });
    });
  }
}
