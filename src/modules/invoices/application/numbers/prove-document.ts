import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import { StoredDocumentChanged, InvoiceNotFound, PayerEmailOnly } from '../../domain/failures.ts';
import type { Anchors } from '../../domain/numbers/anchor.ts';
import { proveDocument, type DocumentProof } from '../../domain/numbers/document-proof.ts';
import type { FoundDocument, StoredProofs } from './document-evidence.ts';

/** Keys in the links of mails, which open the document of a token. */
export type ProofKeys = Readonly<{ of(token: string): string; opens(token: string, key: string): boolean }>;

/** How a visitor opens a document: by the last digits of its number, or by the key of a mail. */
export type OpenedBy = Readonly<{ number?: string | undefined; key?: string | undefined }>;
type Query = OpenedBy & Readonly<{ token: string; ip: string }>;

/** What is proven of a document, and whether the visitor has opened it. */
export type ProvenDocument = Omit<FoundDocument, 'evidence'> &
  Readonly<{
    isChanged: boolean;
    isOpened: boolean;
    /** The day in Sofia of the first signed anchor that covers it. */
    anchoredOn: BusinessDate | null;
  }>;

type Deps = Readonly<{
  proofs: StoredProofs;
  keys: ProofKeys;
  /** The signed ends of the chains as they are stored now. @throws AnchorsDamaged */
  anchors: () => Promise<Anchors>;
  limits: RateLimits;
  clock: Clock;
  digest: (text: string) => string;
  /** Mails a document with its UBL file. */
  mailDocument: (mail: Readonly<{ invoiceId: number; recipient: string }>) => Promise<void>;
  /** Tells the operator of a change that was not known. */
  report: (document: Readonly<{ invoiceId: number }>) => void;
}>;

const hour = 3_600;
const shownDigits = 4;
const reads = { name: 'proof-read', times: 120, seconds: 60 };
const mails = { name: 'proof-mail', times: 5, seconds: hour };
const triesOfDocument = { name: 'proof-digits', times: 10, seconds: hour, refusal: 'invoices.limit.digits' };
const triesOfNetwork = {
  name: 'proof-digits-network',
  times: 30,
  seconds: hour,
  refusal: 'invoices.limit.digits',
};

/** A document that changes while it is read is read again. */
const mostReadings = 3;

/** Proves a document to a visitor with its token, from all that is stored at this moment. */
export class ProveDocument {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws RateLimited, InvoiceNotFound, InvalidFields for wrong digits or a wrong key, AnchorsDamaged */
  async execute({ token, number, key, ip }: Query): Promise<ProvenDocument> {
    await this.#deps.limits.take(reads, networkOf(ip));
    const { found, proof } = await this.#prove(token);
    const { evidence: _, ...rest } = found;
    const isOpened = await this.#opens(found.shown, { number, key }, ip);
    await this.#remember(found.shown, proof);
    const { isChanged, anchor } = proof;
    const anchoredOn = anchor === null ? null : businessDateOf(new Date(anchor.at));
    return { ...rest, isChanged, isOpened, anchoredOn };
  }

  /** The same for a document that is handed out. @throws as `execute`; StoredDocumentChanged */
  async opened(query: Query): Promise<ProvenDocument> {
    const proven = await this.execute(query);
    if (!proven.isOpened)
      throw new InvalidFields([{ field: 'number', code: 'invoices.proof.digits-needed' }]);
    if (proven.isChanged) throw new StoredDocumentChanged();
    return proven;
  }

  /**
   * Mails PDF and UBL to the address that the document has: five an hour.
   * @throws as `opened`; PayerEmailOnly for a document without an address
   */
  async mail(query: Query): Promise<void> {
    const { limits, mailDocument } = this.#deps;
    const { shown } = await this.opened(query);
    await limits.take(mails, query.token);
    const { invoiceId, customerEmail } = shown;
    if (customerEmail === null) throw new PayerEmailOnly();
    await mailDocument({ invoiceId, recipient: customerEmail });
  }

  async #prove(token: string): Promise<Readonly<{ found: FoundDocument; proof: DocumentProof }>> {
    const { proofs, anchors, clock, digest } = this.#deps;
    for (let left = mostReadings; ; left -= 1) {
      const found = await proofs.find(token, await anchors());
      if (found === null) throw new InvoiceNotFound();
      const proof = await proveDocument(found.evidence, { today: businessDateOf(clock.now()), digest });
      if (!proof.isChanged || left === 1) return { found, proof };
    }
  }

  async #opens(
    { token, invoiceNumber }: FoundDocument['shown'],
    { number, key }: OpenedBy,
    ip: string,
  ): Promise<boolean> {
    const { keys } = this.#deps;
    if (key !== undefined) {
      if (!keys.opens(token, key))
        throw new InvalidFields([{ field: 'key', code: 'invoices.proof.wrong-key' }]);
      return true;
    }
    if (number === undefined) return false;
    await this.#tryDigits(token, number === invoiceNumber.slice(-shownDigits), ip);
    return true;
  }

  /** Only wrong digits count. @throws RateLimited, InvalidFields */
  async #tryDigits(token: string, isRight: boolean, ip: string): Promise<void> {
    const { limits } = this.#deps;
    const network = networkOf(ip);
    await limits.take(triesOfNetwork, network);
    await limits.take(triesOfDocument, token);
    if (!isRight) throw new InvalidFields([{ field: 'number', code: 'invoices.proof.wrong-digits' }]);
    await limits.release(triesOfNetwork, network);
    await limits.release(triesOfDocument, token);
  }

  async #remember({ invoiceId, isMarked }: FoundDocument['shown'], proof: DocumentProof): Promise<void> {
    const { proofs, clock, report } = this.#deps;
    if (!proof.isChanged && isMarked) await proofs.clear(invoiceId);
    if (proof.isChanged && (await proofs.mark(invoiceId, clock.now()))) report({ invoiceId });
  }
}
