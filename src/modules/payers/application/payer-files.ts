import { networkOf } from '#kernel/network-of.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { DocumentsOfClosing, PrintCopy, UblFiles } from '#modules/invoices/index.ts';
import { folderOf } from '#modules/merchants/index.ts';
import { NotOfPayer, TooManyDocuments } from '../domain/failures.ts';

/** A document that the caller has found among those of a proven address. */
type Found = Readonly<{
  id: number;
  merchantId: number;
  merchantName: string;
  number: string;
  isAnnulled: boolean;
}>;
type Asked = Readonly<{ ip: string; signal: AbortSignal }>;
type File = Readonly<{ type: string; fileName: string; content: Uint8Array }>;
type Zipped = Readonly<{
  path: string;
  content: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}>;
type Deps = Readonly<{
  printCopy: PrintCopy;
  documents: Pick<DocumentsOfClosing, 'document'>;
  ubl: Pick<UblFiles, 'of'>;
  limits: RateLimits;
  zip: (files: readonly Zipped[]) => AsyncIterable<Uint8Array>;
}>;

const files = { name: 'payer-file', times: 60, seconds: 60 };
const years = { name: 'payer-year', times: 6, seconds: 3_600 };
/** Documents of one archive. */
export const mostOfYear = 500;

/** Files of a document for its payer. */
export class PayerFiles {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws RateLimited, and what `PrintCopy` throws */
  async pdf({ id }: Found, { ip, signal }: Asked): Promise<File> {
    const { printCopy, limits } = this.#deps;
    await limits.take(files, networkOf(ip));
    return { type: 'application/pdf', ...(await printCopy.execute({ invoiceId: id, signal })) };
  }

  /** @throws RateLimited, NotOfPayer where no file is made of it */
  async ubl(found: Found, { ip }: Pick<Asked, 'ip'>): Promise<File> {
    await this.#deps.limits.take(files, networkOf(ip));
    const content = await this.#ublOf(found);
    if (content === null) throw new NotOfPayer();
    return { type: 'application/xml', fileName: `${found.number}.xml`, content };
  }

  /**
   * All documents of a year as PDF, and as UBL where one is made, a folder for each merchant. They are printed while they are read.
   * @param found at most one more than `mostOfYear`
   * @throws NotOfPayer without a document, TooManyDocuments, RateLimited; a read of the content throws what `PrintCopy` throws
   */
  async year(
    found: readonly Found[],
    { year, ip, signal }: Asked & Readonly<{ year: number }>,
  ): Promise<Omit<File, 'content'> & Readonly<{ content: AsyncIterable<Uint8Array> }>> {
    const { limits, zip } = this.#deps;
    if (found.length === 0) throw new NotOfPayer();
    if (found.length > mostOfYear) throw new TooManyDocuments();
    await limits.take(years, networkOf(ip));
    const zipped: Zipped[] = [];
    for (const one of found) zipped.push(...(await this.#filesOf(one, signal)));
    return { type: 'application/zip', fileName: `plateno-${year}.zip`, content: zip(zipped) };
  }

  /** Its PDF is printed when its turn comes. */
  async #filesOf(found: Found, signal: AbortSignal): Promise<Zipped[]> {
    const { printCopy } = this.#deps;
    const { id, merchantId, merchantName, number, isAnnulled } = found;
    const path = `${folderOf({ id: merchantId, businessName: merchantName })}/${number}`;
    const pdf = async function* print() {
      yield (await printCopy.execute({ invoiceId: id, signal })).content;
    };
    const xml = isAnnulled ? null : await this.#ublOf(found);
    return [
      { path: `${path}.pdf`, content: pdf },
      ...(xml === null ? [] : [{ path: `${path}.xml`, content: () => [xml] }]),
    ];
  }

  async #ublOf({ id }: Found): Promise<Uint8Array | null> {
    const { documents, ubl } = this.#deps;
    const document = await documents.document(id);
    return document === null ? null : ubl.of(document);
  }
}
