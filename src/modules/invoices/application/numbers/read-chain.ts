import { token } from '#kernel/token.ts';
import { readAnchorLines, type Signatures } from '../../domain/numbers/anchor.ts';
import {
  chainFacts,
  type ChainFact,
  type StoredCorrection,
  type StoredFacts,
} from '../../domain/numbers/chain-facts.ts';
import { canonicalForm } from '../../domain/numbers/document-hash.ts';
import { formatInvoiceNumber } from '../../domain/numbers/invoice-number.ts';
import type { SeriesHead, StoredDocument } from '../../domain/numbers/stored-document.ts';
import { hashedText } from '../../domain/numbers/proof-correction.ts';
import type { AnchorStore } from '../../ports/anchor-store.ts';
import type { NumberChains } from '../../ports/number-chains.ts';

type Linked = Readonly<{
  /** Of the document, ten digits. */
  number: string;
  /** SHA-256 of its UTF-8 bytes is `hash`; null for a row that was edited so that it cannot be read. */
  text: string | null;
  previousHash: string | null;
  /** SHA-256, hexadecimal. */
  hash: string;
}>;
/** One link of the chain of the LEGAL series: a document, or a fact that was appended beside it. */
export type ChainLine =
  | (Linked &
      Readonly<{
        kind: 'DOCUMENT';
        id: number;
        type: string | null;
        /** The day in Sofia. */
        issueDate: string;
        annulledAt: Date | null;
        annulmentReason: string | null;
        /** The sum of valid credit notes without a refund, minor units. */
        creditedMinor: number;
      }>)
  | (Linked & Readonly<{ kind: ChainFact['fault'] }>);

/** Public API: the chain of a merchant with all that a third party needs to check it. The caller has checked the right. */
export interface ChainOfDocuments {
  /** In the order of the chain, up to its end at the call; none without a document. */
  lines(merchantId: number): AsyncIterable<ChainLine>;
  /** The last number and hash of another installation, which its first document follows; null where it begins here. */
  startOf(merchantId: number): Promise<Readonly<{ number: string; hash: string }> | null>;
  /** The signed anchors of the chain as they are stored, one JSON text each. */
  anchors(merchantId: number): Promise<readonly string[]>;
  /** Ed25519 keys (RFC 8032) that sign the anchors, the current one first; SPKI, PEM. */
  anchorKeys(): readonly string[];
}
export const ChainOfDocuments = token<ChainOfDocuments>('invoices.ChainOfDocuments');

type Deps = Readonly<{
  chains: NumberChains;
  anchorStore: AnchorStore;
  signatures: Pick<Signatures, 'publicKeys'>;
}>;

/** The digest is the text itself: what would be hashed is written down. */
const asText = (text: string): string => text;

const lineOf = (
  head: SeriesHead,
  document: StoredDocument,
  correction: StoredCorrection | undefined,
): ChainLine => {
  const { id, number, issueDate, previousHash, documentHash: hash, annulment, paid } = document;
  const of = document.document;
  const stored = of === null ? null : canonicalForm(of, previousHash);
  return {
    kind: 'DOCUMENT',
    id,
    number: formatInvoiceNumber(head.series, number),
    type: of?.type ?? null,
    issueDate,
    annulledAt: annulment?.annulledAt ?? null,
    annulmentReason: annulment?.reason ?? null,
    creditedMinor: paid.creditedMinor,
    text: stored === null || correction === undefined ? stored : hashedText(stored, correction),
    previousHash,
    hash,
  };
};

/** Documents whose facts are read together. */
const batch = 200;

/** The documents below the number, some at a time. */
async function* inBatches(
  documents: AsyncIterable<StoredDocument>,
  below: number,
): AsyncGenerator<readonly StoredDocument[]> {
  let some: StoredDocument[] = [];
  for await (const document of documents) {
    if (document.number >= below) break;
    some.push(document);
    if (some.length < batch) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** Facts that the walk along the chain has not reached: a fact stands behind its document, maybe behind many later ones. */
class UnvisitedFacts {
  readonly #head: SeriesHead;
  readonly #byPrevious = new Map<string, ChainFact[]>();

  constructor(head: SeriesHead) {
    this.#head = head;
  }

  add(stored: StoredFacts): void {
    for (const fact of chainFacts(this.#head, stored)) {
      const others = this.#byPrevious.get(fact.previousHash);
      if (others === undefined) this.#byPrevious.set(fact.previousHash, [fact]);
      else others.push(fact);
    }
  }

  /** The fact that follows the hash, once. */
  take(previousHash: string): ChainFact | undefined {
    const [fact, ...others] = this.#byPrevious.get(previousHash) ?? [];
    if (others.length === 0) this.#byPrevious.delete(previousHash);
    else this.#byPrevious.set(previousHash, others);
    return fact;
  }
}

/** Reads the chain of the LEGAL series and its anchors. */
export class ReadChain implements ChainOfDocuments {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What is appended after the head was read is left out: facts and documents are read after it. */
  async *lines(merchantId: number): AsyncGenerator<ChainLine> {
    const { chains } = this.#deps;
    const head = await chains.headOf({ merchantId, series: 'LEGAL' });
    if (head === null) return;
    const unvisited = new UnvisitedFacts(head);
    const hashes = new Map<number, string>();
    let end: string | null = head.startHash;
    const factsUpTo = async function* (next: string | null): AsyncGenerator<ChainLine> {
      while (end !== null && end !== next) {
        const fact = unvisited.take(end);
        if (fact === undefined) return;
        const { number, fault: kind, previousHash, hash } = fact;
        const text = await fact.hashFor(hashes.get(number) ?? '', asText);
        yield { kind, number: formatInvoiceNumber(head.series, number), text, previousHash, hash };
        end = hash;
      }
    };
    for await (const documents of inBatches(chains.documents(head), head.nextNumber)) {
      const stored = await chains.facts(head, { from: documents[0]!.number, to: documents.at(-1)!.number });
      const corrections = new Map(stored.corrections.map((one) => [one.number, one]));
      unvisited.add(stored);
      for (const document of documents) {
        yield* factsUpTo(document.previousHash);
        hashes.set(document.number, document.documentHash);
        yield lineOf(head, document, corrections.get(document.number));
        end = document.documentHash;
      }
    }
    yield* factsUpTo(head.lastHash);
  }

  async startOf(merchantId: number): Promise<Readonly<{ number: string; hash: string }> | null> {
    const head = await this.#deps.chains.headOf({ merchantId, series: 'LEGAL' });
    if (head === null || head.startHash === null) return null;
    return { number: formatInvoiceNumber('LEGAL', head.startNumber - 1), hash: head.startHash };
  }

  async anchors(merchantId: number): Promise<readonly string[]> {
    return readAnchorLines(await this.#deps.anchorStore.read(), { merchantId, series: 'LEGAL' });
  }

  anchorKeys(): readonly string[] {
    return this.#deps.signatures.publicKeys();
  }
}
