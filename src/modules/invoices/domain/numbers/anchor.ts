import { sha256 } from './document-hash.ts';
import { formatInvoiceNumber } from './invoice-number.ts';
import type { NumberFinding } from './number-chain.ts';
import type { SeriesHead } from './stored-document.ts';

/** The end of the chain of one series at one time, stored outside the database. */
export type Anchor = Readonly<{
  /** ISO 8601 in UTC. */
  at: string;
  merchantId: number;
  series: SeriesHead['series'];
  /** Number of the last document at that time. */
  number: number;
  /** The last hash of the chain at that time: of that document, or of an annulment after it. */
  hash: string;
}>;

/**
 * A line of the file: `line` is its own hash, `after` the hash of the line before it, `signature` is over `line`. Lines
 * of earlier versions have no signature.
 */
type AnchorLine = Anchor & Readonly<{ after: string | null; line: string; signature?: string }>;
/** An anchor as `Anchors` holds it; without a signature it is of an earlier version. */
type HeldAnchor = Anchor & Readonly<{ signature?: string }>;

/** Signs lines of anchors, so that who can write the file cannot write its lines. */
export type Signatures = Readonly<{
  sign(text: string): string;
  /** Whether one of the keys of this installation signed the text. */
  isSigned(text: string, signature: string): boolean;
  /** The keys that verify, the signing one first; SPKI, PEM. */
  publicKeys(): readonly string[];
}>;

const keyOf = ({ merchantId, series }: Pick<Anchor, 'merchantId' | 'series'>): string =>
  `${merchantId} ${series}`;

const lineHash = ({ at, merchantId, series, number, hash }: Anchor, after: string | null): Promise<string> =>
  sha256([at, merchantId, series, number, hash, after ?? ''].join('\n'));

/** Ends of the chains that are stored outside the database. */
export class Anchors {
  readonly #bySeries = new Map<string, HeldAnchor[]>();

  constructor(anchors: readonly HeldAnchor[]) {
    for (const anchor of anchors) {
      const known = this.#bySeries.get(keyOf(anchor));
      if (known === undefined) this.#bySeries.set(keyOf(anchor), [anchor]);
      else known.push(anchor);
    }
  }

  /** Anchored hashes of a series, each with the number of the last document at that time. */
  of(series: Pick<Anchor, 'merchantId' | 'series'>): ReadonlyMap<string, number> {
    return new Map((this.#bySeries.get(keyOf(series)) ?? []).map(({ hash, number }) => [hash, number]));
  }

  /** Signed anchors of a series, the oldest first. */
  signedOf(series: Pick<Anchor, 'merchantId' | 'series'>): readonly Anchor[] {
    return (this.#bySeries.get(keyOf(series)) ?? []).filter(({ signature }) => signature !== undefined);
  }

  hasEnd({ lastHash, ...series }: SeriesHead): boolean {
    return this.#bySeries.get(keyOf(series))?.at(-1)?.hash === lastHash;
  }

  /** Findings for anchored series that the database does not contain. */
  without(heads: readonly SeriesHead[]): NumberFinding[] {
    const there = new Set(heads.map(keyOf));
    return [...this.#bySeries].flatMap(([key, anchors]) => {
      const { merchantId, series, number } = anchors.at(-1)!;
      if (there.has(key)) return [];
      return [{ merchantId, series, invoiceNumber: formatInvoiceNumber(series, number), fault: 'ANCHOR' }];
    });
  }
}

/** For a verification without anchors. */
export const noAnchors = new Anchors([]);

/** The text is not a list of anchors, or a line was changed, deleted or not signed by this installation. */
export class AnchorsDamaged extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line} of the anchors was changed or not signed here, or a line before it was deleted`);
    this.name = 'AnchorsDamaged';
    this.line = line;
  }
}

const readLine = (text: string): AnchorLine | null => {
  try {
    const line = JSON.parse(text) as AnchorLine;
    return typeof line.hash === 'string' && typeof line.line === 'string' ? line : null;
  } catch {
    return null;
  }
};

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Whether the signature is valid; a line without one may only stand before the first signed line. */
const isSignedWhere = (
  { line, signature }: AnchorLine,
  isAfterSigned: boolean,
  signatures: Signatures | null,
): boolean => {
  if (signature === undefined) return !isAfterSigned;
  return signatures === null || signatures.isSigned(line, signature);
};

/**
 * Parses the text of an `AnchorStore`.
 * @param signatures null: signatures are not checked
 * @throws AnchorsDamaged
 */
export const readAnchors = async (text: string, signatures: Signatures | null = null): Promise<Anchors> => {
  const anchors: HeldAnchor[] = [];
  let isAfterSigned = false;
  const lines = new Set<string | null>([null]);
  for (const [place, written] of linesOf(text).entries()) {
    const line = readLine(written);
    const isWhole =
      line !== null &&
      lines.has(line.after) &&
      line.line === (await lineHash(line, line.after)) &&
      isSignedWhere(line, isAfterSigned, signatures);
    if (!isWhole) throw new AnchorsDamaged(place + 1);
    lines.add(line.line);
    isAfterSigned ||= line.signature !== undefined;
    anchors.push(line);
  }
  return new Anchors(anchors);
};

/** The lines of one series as they stand in the text; broken ones are left out. */
export const readAnchorLines = (text: string, series: Pick<Anchor, 'merchantId' | 'series'>): string[] =>
  linesOf(text).filter((written) => {
    const line = readLine(written);
    return line !== null && keyOf(line) === keyOf(series);
  });

/** Lines to append to the text: the ends of the chains that have changed since then. @throws AnchorsDamaged */
export const anchorLines = async (
  heads: readonly SeriesHead[],
  at: Date,
  written: string,
  signatures: Signatures,
): Promise<string[]> => {
  const known = await readAnchors(written, signatures);
  const last = linesOf(written).at(-1);
  let after = last === undefined ? null : readLine(last)!.line;
  const lines: string[] = [];
  for (const head of heads) {
    const { merchantId, series, nextNumber, lastHash: hash } = head;
    if (hash === null || known.hasEnd(head)) continue;
    const anchor = { at: at.toISOString(), merchantId, series, number: nextNumber - 1, hash };
    const line = await lineHash(anchor, after);
    lines.push(JSON.stringify({ ...anchor, after, line, signature: signatures.sign(line) }));
    after = line;
  }
  return lines;
};
