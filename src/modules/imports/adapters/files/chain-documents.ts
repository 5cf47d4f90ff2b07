import type { NewForeignDocument } from '../../domain/foreign-document.ts';
import { chainLine, hashedDocument, type ChainRow } from './archive-schemas.ts';

/** Reads one value of a file. @throws WrongContent */
export type ReadRow = <T>(schema: Readonly<{ parse(value: unknown): T }>, line: string) => T;

type Lines = () => AsyncIterable<string>;
type Layer = Readonly<{ lines: Lines; read: ReadRow; hashes: ReadonlyMap<string, string> }>;

/** What the links beside the documents say of them, by number. Sums are minor units. */
type Facts = Readonly<{
  paid: ReadonlyMap<string, number>;
  credited: ReadonlyMap<string, number>;
  annulled: ReadonlyMap<string, Date>;
}>;

const add = (sums: Map<string, number>, number: string, minor: number): void =>
  void sums.set(number, (sums.get(number) ?? 0) + minor);

/** Places in the lines of a fact (docs/archive-format.md; `payment`, `take-back` and `annulment` begin it). */
const place = { annulledAt: 5, takenBack: 5, minor: 6 } as const;

/** Reads all links once: what was paid and not taken back, what was credited without a refund, what was annulled. */
const factsOf = async ({ lines, read }: Layer): Promise<Facts> => {
  const [paid, credited] = [new Map<string, number>(), new Map<string, number>()];
  const annulled = new Map<string, Date>();
  const payments = new Map<string, Readonly<{ number: string; minor: number }>>();
  const numbers = new Map<number, string>();
  const credits: Readonly<{ by: string; of: number; minor: number }>[] = [];
  for await (const line of lines()) {
    const { kind, number, text, hash, id } = read(chainLine, line);
    const parts = kind === 'DOCUMENT' ? [] : text.split('\n');
    if (kind === 'DOCUMENT') {
      if (id !== undefined) numbers.set(id, number);
      const { document } = read(hashedDocument, text);
      const { type, refundId, correctsInvoiceId: of, total } = document;
      if (type === 'CREDIT_NOTE' && refundId === null && of !== null)
        credits.push({ by: number, of, minor: total.minor });
    } else if (kind === 'ANNULMENT') annulled.set(number, new Date(parts[place.annulledAt]!));
    else if (parts[0] === 'payment') {
      const minor = Number(parts[place.minor]);
      payments.set(hash, { number, minor });
      add(paid, number, minor);
    } else if (parts[0] === 'take-back') {
      const of = payments.get(parts[place.takenBack]!);
      if (of !== undefined) add(paid, of.number, -of.minor);
    }
  }
  for (const { by, of, minor } of credits) {
    const number = numbers.get(of);
    if (number !== undefined && !annulled.has(by)) add(credited, number, minor);
  }
  return { paid, credited, annulled };
};

const documentOf = (
  { number, hash, text }: ChainRow,
  { paid, credited, annulled }: Facts,
  { read, hashes }: Layer,
): NewForeignDocument => {
  const { type, total, issueDate, dueDate, buyer, customerEmail, paymentId } = read(
    hashedDocument,
    text,
  ).document;
  const annulledAt = annulled.get(number) ?? null;
  const isOwed = type !== 'CREDIT_NOTE' && annulledAt === null && paymentId === null;
  const rest = total.minor - (paid.get(number) ?? 0) - (credited.get(number) ?? 0);
  return {
    number,
    type,
    issueDate,
    dueDate,
    currency: total.currency,
    totalMinor: total.minor,
    openMinor: isOwed ? Math.max(rest, 0) : 0,
    buyerName: buyer.name,
    buyerTaxId: buyer.taxId ?? buyer.vatNumber,
    buyerEmail: customerEmail,
    annulledAt,
    hash,
    pdfSha256: hashes.get(`documents/${number}.pdf`) ?? null,
    xmlSha256: hashes.get(`documents/${number}.xml`) ?? null,
  };
};

/** The documents of a verified chain, from the texts that their hashes cover. @throws WrongContent */
export async function* chainDocuments(layer: Layer): AsyncGenerator<NewForeignDocument> {
  const facts = await factsOf(layer);
  for await (const line of layer.lines()) {
    const row = layer.read(chainLine, line);
    if (row.kind === 'DOCUMENT') yield documentOf(row, facts, layer);
  }
}
