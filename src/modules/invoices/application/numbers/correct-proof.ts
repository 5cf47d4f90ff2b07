import { mustHaveRole, nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { lengthOf, readText } from '#kernel/text.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import { canonicalForm, sha256 } from '../../domain/numbers/document-hash.ts';
import { InvoiceNotFound, ProofCorrected, ProofHolds, ProofNotFound } from '../../domain/failures.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { findLetters, lostTexts, withLetters, type LostText } from '../../domain/lost-letters.ts';
import { isProvenBy } from '../../domain/numbers/proof-correction.ts';
import type { Invoices } from '../../ports/invoices.ts';
import type { NumberChains } from '../../ports/number-chains.ts';

type Query = Readonly<{ actor: Actor; invoiceId: number }>;
type Command = Query &
  Readonly<{ /** What was found for this document. */ proof: FoundProof; reason: string }>;
/** What the stored texts have lost, proven by the hash of the document. */
export type FoundProof = Readonly<{
  /** Stands; made of the texts before they were stored. */
  documentHash: string;
  contentHash: string;
  /** See `LostLetters`; separated by spaces. */
  letters: string;
  differences: readonly LostText[];
}>;
type Deps = Readonly<{
  invoices: Invoices;
  chains: NumberChains;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
  /** SHA-256 of a text, hexadecimal. */
  digest: (text: string) => string;
}>;

const longestReason = 500;

/**
 * Corrects the proof of a document whose hash was made of half surrogate pairs that the database cannot hold. The
 * document, its number and all hashes stay; a hashed row at the end of the chain says which letters were lost. Only what
 * the document's own hash proves is recorded: nothing is taken on the word of an operator.
 */
export class CorrectProof {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Finds the lost letters; computes for up to a minute.
   * @throws SignInNeeded, NotAllowed, InvoiceNotFound, ProofHolds, ProofCorrected, ProofNotFound
   */
  async find({ actor, invoiceId }: Query): Promise<FoundProof> {
    mustHaveRole(actor, 'ADMIN');
    const { document, previousHash, documentHash } = await this.#open(invoiceId);
    const stored = canonicalForm(document, previousHash);
    const contentHash = await sha256(stored);
    if (contentHash === documentHash) throw new ProofHolds();
    const letters = findLetters(stored, documentHash, this.#deps.digest);
    if (letters === null) throw new ProofNotFound();
    const differences = lostTexts(stored, withLetters(stored, letters)!);
    return { documentHash, contentHash, letters: letters.join(' '), differences };
  }

  /**
   * Appends the correction to the chain. @returns its hash
   * @throws SignInNeeded, NotAllowed, InvoiceNotFound, InvalidFields, ProofCorrected; ProofNotFound for letters that do not
   * prove the document
   */
  async execute({ actor, invoiceId, proof, reason: given }: Command): Promise<string> {
    mustHaveRole(actor, 'ADMIN');
    const { chains, work, clock, audit } = this.#deps;
    const reason = reasonOf(given);
    const { document, previousHash, documentHash } = await this.#open(invoiceId);
    const { contentHash, letters } = proof;
    const { merchantId, series, number } = document;
    const says = { contentHash, letters, correctedAt: clock.now(), correctedBy: nameOf(actor), reason };
    if (!(await isProvenBy({ document, previousHash, documentHash }, says))) throw new ProofNotFound();
    return work.transact(async () => {
      const hash = await chains.correctProof(invoiceId, {
        merchantId,
        series,
        number,
        documentHash,
        ...says,
      });
      await audit.record({
        actor,
        action: 'invoice.proof-corrected',
        subject: { type: 'invoice', id: invoiceId },
        data: { reason, correctionHash: hash },
      });
      return hash;
    });
  }

  /** @throws InvoiceNotFound, ProofCorrected */
  async #open(id: number): Promise<Invoice> {
    const { invoices, chains } = this.#deps;
    const found = await invoices.find({ id });
    if (found === null) throw new InvoiceNotFound();
    const { invoice } = found;
    const head = await chains.headOf(invoice.document);
    const corrections = head === null ? [] : (await chains.facts(head)).corrections;
    if (corrections.some(({ number }) => number === invoice.document.number)) throw new ProofCorrected();
    return invoice;
  }
}

const reasonOf = (given: string): string => {
  const read = readText(given);
  const refused = (problem: string, params = {}) =>
    new InvalidFields([{ field: 'reason', code: `fields.${problem}`, params }]);
  if ('problem' in read) throw refused(read.problem);
  if (read.text === '') throw refused('required');
  if (lengthOf(read.text) > longestReason) throw refused('text-too-long', { maximum: longestReason });
  return read.text;
};
