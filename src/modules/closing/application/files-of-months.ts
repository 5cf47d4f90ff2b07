import { token } from '#kernel/token.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { MonthFilesDamaged } from '../domain/failures.ts';
import type { MonthClose } from '../domain/month-close.ts';
import type { MonthCloses } from '../ports/month-closes.ts';
import type { MonthFileWriter } from './close-month.ts';
import { packOf, type PackedFile } from './pack-month.ts';
import { readMonth, type ReadMonthDeps } from './read-month.ts';

/** The files of a month beside its PDFs; `revision` is null for a month that is not closed, whose files are written now. */
export type FilesOfMonth = Readonly<{
  revision: number | null;
  files: AsyncIterable<Pick<PackedFile, 'path' | 'content'>>;
}>;

/** Public API: the files of the months of a merchant. The caller has checked the right. */
export interface FilesOfMonths {
  /** From the month of the first document to the current one, `YYYY-MM` in Sofia; none without a document. */
  months(merchantId: number): Promise<readonly string[]>;
  /**
   * The files as the pack of the month has them. Those of a closing that were changed since are written again.
   * @throws RangeError for an unknown merchant
   */
  files(merchantId: number, month: string): Promise<FilesOfMonth>;
}
export const FilesOfMonths = token<FilesOfMonths>('closing.FilesOfMonths');

type Deps = ReadMonthDeps &
  Parameters<typeof packOf>[0] &
  Readonly<{
    directory: MerchantDirectory;
    closes: MonthCloses;
    writeFiles: MonthFileWriter;
    monthsOf(merchantId: number): Promise<readonly string[]>;
  }>;

/** Reads the stored files of closed months, and writes those of the others. */
export class ReadFilesOfMonths implements FilesOfMonths {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  months(merchantId: number): Promise<readonly string[]> {
    return this.#deps.monthsOf(merchantId);
  }

  async files(merchantId: number, month: string): Promise<FilesOfMonth> {
    const { directory, closes, writeFiles } = this.#deps;
    const seller = await directory.byId(merchantId);
    if (seller === null) throw new RangeError(`unknown merchant ${merchantId}`);
    const latest = await closes.latest({ merchantId, month });
    const packed = latest?.reopened === null ? await this.#packed(seller, latest) : null;
    if (packed !== null) return { revision: latest!.revision, files: packed };
    const content = await readMonth(this.#deps, { seller, month, depth: 'DOCUMENTS' });
    const written = async function* () {
      for await (const { name, content: bytes } of writeFiles(content))
        yield { path: name, content: () => [bytes] };
    };
    return { revision: null, files: written() };
  }

  async #packed(
    seller: Parameters<typeof packOf>[1],
    close: MonthClose,
  ): Promise<FilesOfMonth['files'] | null> {
    try {
      const { files } = await packOf(this.#deps, seller, close, { hasPdfs: false, beginsPrinting: false });
      return (async function* all() {
        yield* files;
      })();
    } catch (error) {
      if (error instanceof MonthFilesDamaged) return null;
      throw error;
    }
  }
}
