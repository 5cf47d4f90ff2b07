import type { Actor } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import type { ExportFormat } from '#kernel/list-exports.ts';
import { maySee } from '#kernel/visibility.ts';
import type { DocumentsOfMonth } from '#modules/invoices/index.ts';
import { folderOf, MerchantNotFound, type DataViews } from '#modules/merchants/index.ts';
import type { PaymentsOfMonth } from '#modules/payments/index.ts';
import type { AccountantAuditLog } from '../domain/audit-actions.ts';
import type { Client } from '../domain/client.ts';
import { daysOf } from '#kernel/month.ts';
import type { AccountantLimits } from './accountant-limits.ts';
import { accountantOf, clientIdsOf } from './policies.ts';
import { summariseClients, type SummaryDeps } from './summarise-clients.ts';

type Deps = SummaryDeps &
  Readonly<{
    payments: PaymentsOfMonth;
    documents: DocumentsOfMonth;
    limits: AccountantLimits;
    audit: AccountantAuditLog;
    dataViews: DataViews;
  }>;
type Command = Readonly<{
  actor: Actor;
  /** `YYYY-MM` in Sofia. */
  month: string;
  merchantIds: readonly number[];
  language: Language;
}>;

/** A file of a pack; its content is read when its turn comes. */
type PackedFile = Readonly<{
  path: string;
  content: () => AsyncIterable<Uint8Array>;
  /** Begun before the first byte of the archive: what prevents it refuses the pack. */
  isBegunFirst?: boolean;
}>;
/** The figures of the clients and their files, by path. */
export type MonthPack = Readonly<{
  fileName: string;
  clients: readonly Client[];
  files: readonly PackedFile[];
}>;

const formats: readonly (readonly [ending: string, format: ExportFormat])[] = [
  ['csv', 'csv'],
  ['xlsx', 'excel'],
];

const byPath = (one: PackedFile, other: PackedFile): number => (one.path < other.path ? -1 : 1);

/**
 * The documents and payments of a month of an accountant's clients, a folder each.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound, RateLimited
 */
export class PackMonth {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, month, language, ...given }: Command): Promise<MonthPack> {
    const { limits, audit, dataViews } = this.#deps;
    const userId = accountantOf(actor);
    const merchantIds = [...new Set(given.merchantIds)].toSorted((one, other) => one - other);
    const visible = await clientIdsOf(this.#deps, actor);
    if (!merchantIds.every((id) => maySee(visible, id))) throw new MerchantNotFound();
    await limits.takePack(userId);
    const clients = await summariseClients(this.#deps, { userId, merchantIds, month });
    if (clients.length < merchantIds.length) throw new MerchantNotFound();
    await audit.record({
      actor,
      action: 'merchant.month-packed',
      subject: { type: 'merchant', id: merchantIds.join(',') },
      data: { month },
    });
    await dataViews.record(actor, merchantIds, 'MONTH_PACK');
    const files = clients.flatMap((client) => this.#filesOf(client, month, language)).toSorted(byPath);
    // The figures stand before it and are in memory.
    const begun = files.map((file, place) => ({ ...file, isBegunFirst: place === 0 }));
    return { fileName: `plateno-tables-${month}.zip`, clients, files: begun };
  }

  #filesOf(client: Client, month: string, language: Language): PackedFile[] {
    const { documents, payments } = this.#deps;
    const folder = folderOf(client);
    const { id: merchantId, businessName: merchantName } = client;
    const about = { merchantId, merchantName, days: daysOf(month), language };
    return formats.flatMap(([ending, format]) => [
      { path: `${folder}/invoices.${ending}`, content: () => documents.file({ ...about, format }) },
      { path: `${folder}/payments.${ending}`, content: () => payments.file({ ...about, format }) },
    ]);
  }
}
