import type { Actor } from '#kernel/actor.ts';
import { daysOf } from '#kernel/month.ts';
import type { BillsOfMonth } from '#modules/billing/index.ts';
import type { DocumentsOfClosing } from '#modules/invoices/index.ts';
import type { DataViews, MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { ClosingAuditLog } from '../domain/audit-actions.ts';
import { MonthFileNotFound, MonthFilesDamaged } from '../domain/failures.ts';
import type { MonthClose } from '../domain/month-close.ts';
import type { MonthCloses } from '../ports/month-closes.ts';
import type { ClosingLimits } from './closing-limits.ts';
import { readerOf, type Whose } from './policies.ts';

/** A file of the pack; its content is read when its turn comes. */
export type PackedFile = Readonly<{
  path: string;
  /** Hash of the document that a PDF shows. */
  documentHash?: string;
  /** SHA-256 of a stored file, hexadecimal; any other is hashed while it is read. */
  sha256?: string;
  content: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Begun before the first byte of the archive: what prevents it refuses the pack. */
  isBegunFirst?: boolean;
}>;
export type MonthPack = Readonly<{ fileName: string; files: readonly PackedFile[] }>;
type Parts = Readonly<{
  /** Whether the documents are in the pack as PDF. */
  hasPdfs: boolean;
  /** A call waits for the first document, which is printed before the answer begins. */
  beginsPrinting: boolean;
  signal?: AbortSignal | undefined;
}>;
type Command = Readonly<{ actor: Actor; whose: Whose; month: string; signal?: AbortSignal }>;
/** The problems of a closing as a text; null for none. */
export type NoteWriter = (
  close: Pick<MonthClose, 'problems'>,
  seller: Pick<MerchantRecord, 'language'>,
) => Uint8Array | null;
/** SHA-256 of pieces, hexadecimal. */
export type NewHash = () => Readonly<{ update(piece: Uint8Array): void; digest(): string }>;
type PackDeps = Readonly<{
  closes: MonthCloses;
  documentsOfClosing: DocumentsOfClosing;
  billsOfMonth: BillsOfMonth;
  newHash: NewHash;
  writeNotes: NoteWriter;
}>;
type Deps = PackDeps &
  Readonly<{
    directory: MerchantDirectory;
    limits: ClosingLimits;
    audit: ClosingAuditLog;
    dataViews: DataViews;
  }>;

/** The hashes of the files of a pack for its manifest: the stored one, or taken while the file is read. */
class Manifest {
  readonly #hashes = new Map<string, string>();
  readonly #close: MonthClose;
  readonly #newHash: NewHash;

  constructor(close: MonthClose, newHash: NewHash) {
    this.#close = close;
    this.#newHash = newHash;
  }

  hashed({ path, content, documentHash, sha256, isBegunFirst = false }: PackedFile): PackedFile {
    const hashes = this.#hashes;
    const newHash = this.#newHash;
    return {
      path,
      isBegunFirst,
      content: async function* read() {
        const hash = newHash();
        for await (const piece of content()) {
          hash.update(piece);
          yield piece;
        }
        const document = documentHash === undefined ? '' : `# document ${documentHash}  ${path}\n`;
        hashes.set(path, `${document}${sha256 ?? hash.digest()}  ${path}\n`);
      },
    };
  }

  /**
   * SHA-256 and path of each file, one a line, as `sha256sum -c` reads them from the manifest's folder. Lines with `#` are
   * comments to it: month, revision, the last hash of the series of numbers, and the document's hash of each PDF.
   */
  bytes(): Uint8Array {
    const { month, revision, chainHash } = this.#close;
    const head = `# month ${month}\n# revision ${revision}\n# chain ${chainHash ?? '-'}\n`;
    return new TextEncoder().encode(head + [...this.#hashes.values()].join(''));
  }
}

/** The corrections of proofs of the month's documents as JSON, for a third party; none without corrections. */
const correctionsFile = async (
  documentsOfClosing: DocumentsOfClosing,
  merchantId: number,
  month: string,
): Promise<PackedFile[]> => {
  const corrections = await documentsOfClosing.corrections(merchantId, daysOf(month));
  if (corrections.length === 0) return [];
  const said = corrections.map(({ invoiceId: _, proof, ...facts }) => ({ ...facts, ...proof }));
  const content = new TextEncoder().encode(`${JSON.stringify(said, null, 2)}\n`);
  return [{ path: 'proof-corrections.json', content: () => [content] }];
};

/** The bills of the operator to the merchant, and credit notes to them, as PDF: costs of the month. */
const billFiles = async (
  { billsOfMonth, documentsOfClosing }: Pick<PackDeps, 'billsOfMonth' | 'documentsOfClosing'>,
  merchantId: number,
  { month, signal }: Readonly<{ month: string; signal: AbortSignal | undefined }>,
): Promise<PackedFile[]> =>
  (await billsOfMonth.issued(merchantId, daysOf(month))).map(({ invoiceId, invoiceNumber, operatorId }) => ({
    path: `razhodi/plateno-${invoiceNumber}.pdf`,
    content: async function* print() {
      yield await documentsOfClosing.pdf(invoiceId, operatorId, { isFirst: false, signal });
    },
  }));

/** The stored files of a closing; their contents are compared with their hashes before the first is read. */
const storedFiles = async (
  closes: MonthCloses,
  key: Parameters<MonthCloses['intactFiles']>[0],
): Promise<PackedFile[]> =>
  (await closes.intactFiles(key)).map(({ name, sha256 }) => ({
    path: name,
    sha256,
    content: async function* read() {
      const content = await closes.fileContent(key, name);
      if (content === null) throw new MonthFilesDamaged([name]);
      yield content;
    },
  }));

/** The files of one closing, in a fixed order, the manifest last. @throws MonthFilesDamaged */
export const packOf = async (
  { closes, documentsOfClosing, billsOfMonth, newHash, writeNotes }: PackDeps,
  seller: Pick<MerchantRecord, 'id' | 'slug' | 'language'>,
  close: MonthClose,
  { hasPdfs, beginsPrinting, signal }: Parts,
): Promise<MonthPack> => {
  const { month, revision } = close;
  const key = { merchantId: seller.id, month, revision };
  const pdfs: PackedFile[] = [];
  if (hasPdfs)
    for await (const { id, invoiceNumber, documentHash } of documentsOfClosing.documents(
      seller.id,
      daysOf(month),
    )) {
      const isFirst = beginsPrinting && pdfs.length === 0;
      pdfs.push({
        path: `fakturi/${invoiceNumber}.pdf`,
        documentHash,
        isBegunFirst: isFirst,
        content: async function* print() {
          yield await documentsOfClosing.pdf(id, seller.id, { isFirst, signal });
        },
      });
    }
  const stored = await storedFiles(closes, key);
  const text = writeNotes(close, seller);
  const notes: PackedFile[] = text === null ? [] : [{ path: 'belezhki.txt', content: () => [text] }];
  const manifest = new Manifest(close, newHash);
  const corrections = await correctionsFile(documentsOfClosing, seller.id, month);
  const costs = hasPdfs
    ? await billFiles({ billsOfMonth, documentsOfClosing }, seller.id, { month, signal })
    : [];
  const all = [...pdfs, ...costs, ...stored, ...corrections, ...notes].map((file) => manifest.hashed(file));
  return {
    fileName: `plateno-${seller.slug}-${month}-r${revision}.zip`,
    files: [...all, { path: 'manifest.txt', content: () => [manifest.bytes()] }],
  };
};

/** The files of a closed month as one archive, which is written while it is read. */
export class PackClosedMonth {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantNotFound, MonthFileNotFound, MonthFilesDamaged, RateLimited */
  async execute({ actor, whose, month, signal }: Command): Promise<MonthPack> {
    const { closes, limits, audit, dataViews } = this.#deps;
    const seller = await readerOf(this.#deps, actor, whose);
    const latest = await closes.latest({ merchantId: seller.id, month });
    if (latest === null || latest.reopened !== null) throw new MonthFileNotFound();
    await limits.takePack(actor);
    const pack = await packOf(this.#deps, seller, latest, { hasPdfs: true, beginsPrinting: true, signal });
    const subject = { type: 'merchant', id: seller.id } as const;
    const data = { month, revision: latest.revision };
    await audit.record({ actor, action: 'merchant.month-downloaded', subject, data });
    await dataViews.record(actor, [seller.id], 'MONTH_PACK');
    return pack;
  }
}
