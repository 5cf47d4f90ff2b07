import type { BusinessDate } from '#kernel/business-date.ts';
import { annulmentHash } from '../corrections/annulment.ts';
import type { Anchor } from './anchor.ts';
import { chainFacts, type StoredAnnulment, type StoredCorrection, type StoredFacts } from './chain-facts.ts';
import { columnsFault, isSame, isUnedited } from './document-faults.ts';
import type { Digest } from './document-hash.ts';
import { formatInvoiceNumber } from './invoice-number.ts';
import type { SeriesHead, StoredDocument } from './stored-document.ts';

/** The rows that follow a hash, each by the hash before it, up to an anchored hash or the end of the chain. */
export type ChainPath = Readonly<{
  /** Whether exactly one row follows each but the last. */
  isSingle: boolean;
  /** Hash of the last one. */
  end: string;
}>;

/** A document of the series with the number that is printed on it. */
export type PrintedDocument = StoredDocument & Readonly<{ printedNumber: string }>;
/** A credit note of the document, with the rows of its own. */
export type StoredNote = PrintedDocument &
  Readonly<{ appended: readonly StoredAnnulment[]; corrections: readonly StoredCorrection[] }>;

/** All that is stored of one document, read at one moment, and the signed anchors of its series. */
export type DocumentEvidence = Readonly<{
  head: SeriesHead;
  document: PrintedDocument;
  /** Of this document alone. */
  facts: StoredFacts;
  /** Its credit notes, annulled ones too. */
  notes: readonly StoredNote[];
  /** From the document and from each of its facts, by their hashes. */
  paths: ReadonlyMap<string, ChainPath>;
  /** Whether the newest anchored hash is in the chain; true without an anchor. */
  hasNewestAnchor: boolean;
  /** Whether each card payment is the one that the payments have. */
  isPaidAsSaid: boolean;
  /** The oldest first. */
  anchors: readonly Anchor[];
}>;

/** What a proof says: whether something was changed since the issue, and the anchor that covers the document. */
export type DocumentProof = Readonly<{ isChanged: boolean; anchor: Anchor | null }>;

type Context = Readonly<{ today: BusinessDate; digest: Digest }>;

const isPrintedAs = ({ document, printedNumber, number }: PrintedDocument): boolean =>
  document !== null && printedNumber === formatInvoiceNumber(document.series, number);

const isNoteTrue = async (head: SeriesHead, note: StoredNote, digest: Digest): Promise<boolean> => {
  const { appended, corrections, documentHash } = note;
  const [annulment, ...more] = appended;
  if (more.length > 0 || !isPrintedAs(note) || !isSame(note.annulment, annulment)) return false;
  if (!(await isUnedited(note, corrections[0], digest))) return false;
  if (annulment === undefined) return true;
  const hash = await annulmentHash({ ...head, ...annulment, documentHash }, annulment.previousHash, digest);
  return hash === annulment.annulmentHash;
};

const areAllTrue = async <T>(of: readonly T[], isTrue: (one: T) => Promise<boolean>): Promise<boolean> => {
  for (const one of of) if (!(await isTrue(one))) return false;
  return true;
};

/** Whether content and columns are those of the issue and of the appended rows. */
const isContentTrue = async (evidence: DocumentEvidence, { today, digest }: Context): Promise<boolean> => {
  const { document, facts, isPaidAsSaid, head, notes } = evidence;
  const { number } = document;
  const columnFacts = {
    payments: new Map([[number, facts.payments]]),
    credits: new Map([[number, facts.credits]]),
  };
  if (!isPaidAsSaid || !isPrintedAs(document) || !isSame(document.annulment, facts.annulments[0]))
    return false;
  if (columnsFault(document, columnFacts, today)) return false;
  if (!(await isUnedited(document, facts.corrections[0], digest))) return false;
  const isFactTrue = async (fact: ReturnType<typeof chainFacts>[number]): Promise<boolean> =>
    (await fact.hashFor(document.documentHash, digest)) === fact.hash;
  if (!(await areAllTrue(chainFacts(head, facts), isFactTrue))) return false;
  return areAllTrue(notes, (note) => isNoteTrue(head, note, digest));
};

/** Whether the row is in the chain: it leads to an anchored hash, or to the end that follows the newest anchor. */
const isInChain = (path: ChainPath | undefined, evidence: DocumentEvidence): boolean => {
  const { anchors, head, hasNewestAnchor } = evidence;
  if (path === undefined || !path.isSingle) return false;
  if (anchors.some(({ hash }) => hash === path.end)) return true;
  return path.end === head.lastHash && hasNewestAnchor;
};

/** Proves one document by what is stored at this moment. */
export const proveDocument = async (evidence: DocumentEvidence, context: Context): Promise<DocumentProof> => {
  const { document, paths, anchors } = evidence;
  const end = paths.get(document.documentHash)?.end;
  const anchor = anchors.find(({ hash }) => hash === end) ?? null;
  const isMissedByAnchor = anchor === null && anchors.some(({ number }) => number >= document.number);
  const isLinked = [...paths.values()].every((path) => isInChain(path, evidence));
  const isTrue = isLinked && !isMissedByAnchor && (await isContentTrue(evidence, context));
  return { isChanged: !isTrue, anchor: isTrue ? anchor : null };
};
