import { userIdOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { DraftChanged, TooManyDrafts } from '../domain/failures.ts';
import type { DraftContent, Drafts } from '../ports/drafts.ts';
import type { InvoiceLimits } from './invoice-limits.ts';
import { actingMerchantOf } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  content: DraftContent;
  /** The stored draft as it was read; null for a new one. */
  stored: Readonly<{ id: number; version: number }> | null;
}>;
type Deps = Readonly<{
  drafts: Drafts;
  merchants: MerchantDirectory;
  limits: Pick<InvoiceLimits, 'takeDraft'>;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
}>;

/** Drafts of one merchant. */
const mostDrafts = 50;

/** Stores what is typed of an invoice: no number, no document, nothing of it is checked. */
export class SaveDraft {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, NotForKeys, MerchantMayNotAct, RateLimited, TooManyDrafts, DraftChanged
   * @returns its id
   */
  async execute({ actor, content, stored }: Command): Promise<number> {
    const { drafts, merchants, limits, work, clock, audit } = this.#deps;
    const { id: merchantId } = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants, null);
    await limits.takeDraft(merchantId);
    const save = { merchantId, content, savedBy: userIdOf(actor), at: clock.now() };
    return work.transact(async () => {
      if (stored !== null) {
        if (!(await drafts.change(stored.id, stored.version, save))) throw new DraftChanged();
        return stored.id;
      }
      const id = await drafts.add(save, mostDrafts);
      if (id === null) throw new TooManyDrafts(mostDrafts);
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'invoice.draft-created', subject, data: { draftId: id } });
      return id;
    });
  }
}
