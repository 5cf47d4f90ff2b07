import type { BusinessDate } from '#kernel/business-date.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { DocumentsOfClosing, MonthDocument, PrintCopy, UblFiles } from '#modules/invoices/index.ts';
import { NotOfPayer } from '../domain/failures.ts';

/** A document that the caller has found among those of a proven address. */
type Found = Readonly<{ id: number; merchantId: number; number: string; issuedOn: BusinessDate }>;
type Asked = Readonly<{ ip: string; signal: AbortSignal }>;
type File = Readonly<{ type: string; fileName: string; content: Uint8Array }>;
type Deps = Readonly<{
  printCopy: PrintCopy;
  documents: Pick<DocumentsOfClosing, 'documents'>;
  ubl: Pick<UblFiles, 'of'>;
  limits: RateLimits;
}>;

const files = { name: 'payer-file', times: 60, seconds: 60 };

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
    const { ubl, limits } = this.#deps;
    await limits.take(files, networkOf(ip));
    const document = await this.#read(found);
    const content = document === null ? null : await ubl.of(document);
    if (content === null) throw new NotOfPayer();
    return { type: 'application/xml', fileName: `${found.number}.xml`, content };
  }

  async #read({ id, merchantId, issuedOn }: Found): Promise<MonthDocument | null> {
    const ofDay = this.#deps.documents.documents(merchantId, { from: issuedOn, to: issuedOn });
    for await (const document of ofDay) if (document.id === id) return document;
    return null;
  }
}
