import type { Messages } from '#kernel/messages.ts';
import { daysOf } from '#kernel/month.ts';
import type { DocumentsOfMonth } from '#modules/invoices/index.ts';
import type { MonthFileWriter } from '../../application/close-month.ts';
import { hasLedger } from '../../application/registrations.ts';
import type { MonthContent } from '../../application/month-content.ts';
import type { MonthFile } from '../../ports/month-closes.ts';
import { auditXml } from './audit-xml.ts';
import { deltaFile } from './delta.ts';
import { prodagbi } from './prodagbi.ts';
import { sumsJson } from './sums-json.ts';
import { ublDocument } from './ubl-document.ts';

type Deps = Readonly<{ documentsOfMonth: DocumentsOfMonth; messages: Messages; publicUrl: string }>;

const joined = async (pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};

/** The register of the month as CSV and as a workbook. */
async function* registers(
  { documentsOfMonth }: Deps,
  { seller, month }: MonthContent,
): AsyncGenerator<MonthFile> {
  const about = {
    merchantId: seller.id,
    merchantName: seller.businessName,
    days: daysOf(month),
    language: seller.language,
  };
  yield { name: 'register.csv', content: await joined(documentsOfMonth.file({ ...about, format: 'csv' })) };
  yield {
    name: 'register.xlsx',
    content: await joined(documentsOfMonth.file({ ...about, format: 'excel' })),
  };
}

/** The audit file of an e-shop; none for a month without orders. */
function* auditFile({ publicUrl }: Deps, content: MonthContent): Generator<MonthFile> {
  const { seller, month, documents, readOn } = content;
  if (seller.fiscalMode !== 'ALT_REGIME' || seller.eShopNumber === null) return;
  const audit = auditXml({
    eik: seller.taxId?.replace(/^BG(?=\d)/, '') ?? '',
    eShopNumber: seller.eShopNumber,
    domainName: `${new URL(publicUrl).host}/m/${seller.slug}`,
    createdOn: readOn,
    month,
    posNumber: content.providerAccount ?? `plateno-${seller.id}`,
    documents,
  });
  if (audit !== null) yield { name: 'audit.xml', content: audit };
}

/** No file of an annulled document, and of one without the buyer's number that its category needs (BR-AE-02, BR-IC-02). */
function* ublFiles({ messages }: Deps, { documents, problems }: MonthContent): Generator<MonthFile> {
  const unfit = new Set(
    problems.filter(({ code }) => code === 'BUYER_NUMBER_NEEDED').map(({ invoiceId }) => invoiceId),
  );
  for (const one of documents) {
    const { language } = one.document;
    if (one.annulledOn !== null || unfit.has(one.id)) continue;
    const xml = ublDocument(one, (ground) => messages.say(language, `invoices.vat-ground.${ground}`));
    yield { name: `ubl/${one.invoiceNumber}.xml`, content: new TextEncoder().encode(xml) };
  }
}

/** Writes the files of a month: the ledger of the days with the general registration, the audit file for an e-shop. */
export const monthFileWriter = (deps: Deps): MonthFileWriter =>
  async function* write(content) {
    if (hasLedger(content.registrations)) yield { name: 'PRODAGBI.TXT', content: prodagbi(content) };
    yield* auditFile(deps, content);
    yield { name: 'delta.txt', content: deltaFile(content) };
    yield* registers(deps, content);
    yield { name: 'sums.json', content: sumsJson(content) };
    yield* ublFiles(deps, content);
  };
