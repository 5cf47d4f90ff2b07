import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { BillsOfMonth } from '#modules/billing/index.ts';
import type { DocumentsOfClosing } from '#modules/invoices/index.ts';
import { folderOf, type DataViews, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { ClosingAuditLog } from '../domain/audit-actions.ts';
import type { MonthCloses } from '../ports/month-closes.ts';
import type { ClosingLimits } from './closing-limits.ts';
import { MonthNotClosed } from '../domain/failures.ts';
import { packOf, type MonthPack, type NewHash, type NoteWriter, type PackedFile } from './pack-month.ts';
import { readerOf } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  month: string;
  merchantIds: readonly number[];
  signal?: AbortSignal;
}>;
type Deps = Readonly<{
  directory: MerchantDirectory;
  closes: MonthCloses;
  documentsOfClosing: DocumentsOfClosing;
  billsOfMonth: BillsOfMonth;
  newHash: NewHash;
  writeNotes: NoteWriter;
  limits: ClosingLimits;
  audit: ClosingAuditLog;
  dataViews: DataViews;
}>;

/** The packs of a month of several merchants, a folder each. Merchants whose month is open are left out. */
export class PackMonths {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantNotFound, MonthNotClosed when all are open, MonthFilesDamaged, RateLimited */
  async execute({ actor, month, signal, ...given }: Command): Promise<MonthPack> {
    const { limits, dataViews } = this.#deps;
    mustHaveRole(actor, 'ADMIN', 'ACCOUNTANT');
    const merchantIds = [...new Set(given.merchantIds)].toSorted((one, other) => one - other);
    for (const merchantId of merchantIds) await readerOf(this.#deps, actor, { merchantId });
    await limits.takePack(actor);
    const files: PackedFile[] = [];
    for (const merchantId of merchantIds) {
      // Merchants before it may have no document.
      const beginsPrinting = !files.some(({ isBegunFirst }) => isBegunFirst === true);
      files.push(...(await this.#filesOf({ actor, month, merchantId, signal, beginsPrinting })));
    }
    if (files.length === 0) throw new MonthNotClosed();
    await dataViews.record(actor, merchantIds, 'MONTH_PACK');
    return { fileName: `plateno-closed-months-${month}.zip`, files };
  }

  async #filesOf({
    actor,
    merchantId,
    month,
    ...parts
  }: Readonly<{
    actor: Actor;
    merchantId: number;
    month: string;
    beginsPrinting: boolean;
    signal: AbortSignal | undefined;
  }>): Promise<readonly PackedFile[]> {
    const { closes, audit } = this.#deps;
    const seller = await readerOf(this.#deps, actor, { merchantId });
    const latest = await closes.latest({ merchantId, month });
    if (latest === null || latest.reopened !== null) return [];
    const { files } = await packOf(this.#deps, seller, latest, { hasPdfs: true, ...parts });
    const subject = { type: 'merchant', id: merchantId } as const;
    const data = { month, revision: latest.revision };
    await audit.record({ actor, action: 'merchant.month-downloaded', subject, data });
    return files.map(({ path, ...file }) => ({ ...file, path: `${folderOf(seller)}/${path}` }));
  }
}
