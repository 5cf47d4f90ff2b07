import type { PdfFacts } from './html-printer.ts';

/** UTF-16 with byte order mark, the form of non-ASCII strings in a PDF (ISO 32000-1, 7.9.2). */
const pdfText = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
  return `<FEFF${units.map((unit) => unit.toString(16).toUpperCase().padStart(4, '0')).join('')}>`;
};

/** `D:20261120213005+00'00'` (ISO 32000-1, 7.9.4). */
const pdfDate = (instant: Date): string =>
  `(D:${instant.toISOString().replace(/\D/g, '').slice(0, 14)}+00'00')`;

const nodeId = /\(node\d{8}\)/g;

/**
 * The browser numbers elements across all pages it ever showed; renumbered per page, with the same order and
 * length.
 */
const renumbered = (pdf: string): string => {
  const ids = [...new Set(pdf.match(nodeId))].toSorted();
  const places = new Map(ids.map((id, place) => [id, `(node${String(place + 1).padStart(8, '0')})`]));
  return pdf.replaceAll(nodeId, (id) => places.get(id)!);
};

const found = (pdf: string, pattern: RegExp): string => {
  const value = pdf.match(pattern)?.[1];
  if (value === undefined) throw new Error(`the browser's PDF has no ${pattern.source}`);
  return value;
};

/** Replaces the browser's metadata by an incremental update at the end of the file (ISO 32000-1, 7.5.6). */
const withFacts = (pdf: string, { author, writtenAt }: PdfFacts): string => {
  const place = found(pdf, /\/Size (\d+)\s[^]*?startxref\s+\d+\s+%%EOF\s*$/);
  const root = found(pdf, /\/Root (\d+ 0 R)\s[^]*?startxref\s+\d+\s+%%EOF\s*$/);
  const before = found(pdf, /startxref\s+(\d+)\s+%%EOF\s*$/);
  const title = pdf.match(/^1 0 obj\s+<<(\/Title (?:<[0-9A-F]*>|\([^)]*\)))/m)?.[1] ?? '';
  const date = pdfDate(writtenAt);
  const start = pdf.endsWith('\n') ? pdf : `${pdf}\n`;
  const info = `${place} 0 obj\n<<${title}\n/Author ${pdfText(author)}\n/Creator (Plateno)\n/CreationDate ${date}\n/ModDate ${date}>>\nendobj\n`;
  const entry = `${String(start.length).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<</Size ${Number(place) + 1}\n/Root ${root}\n/Info ${place} 0 R\n/Prev ${before}>>`;
  return `${start}${info}xref\n${place} 1\n${entry}${trailer}\nstartxref\n${start.length + info.length}\n%%EOF\n`;
};

/** The browser's PDF without what differs between prints of the same page: its clock and its page count. */
export const settledPdf = (pdf: Uint8Array, facts: PdfFacts): Uint8Array => {
  // latin1 maps one character to one byte both ways: byte offsets in the file stay valid.
  const text = Buffer.from(pdf).toString('latin1');
  const timeless = text.replace(/(\/(?:Creation|Mod)Date )\(D:[^)]*\)/g, `$1${pdfDate(facts.writtenAt)}`);
  return Buffer.from(withFacts(renumbered(timeless), facts), 'latin1');
};
