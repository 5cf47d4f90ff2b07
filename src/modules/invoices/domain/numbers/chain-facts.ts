import { annulmentHash } from '../corrections/annulment.ts';
import type { Digest } from './document-hash.ts';
import { paymentHash, takeBackHash, type InvoicePaymentFacts, type TakeBack } from '../invoice-payment.ts';
import type { InvoiceSeries } from './invoice-number.ts';
import { originalHash } from './original.ts';
import type { Credit } from '../open-sum.ts';
import { correctionHash, type CorrectionFacts } from './proof-correction.ts';

type Appended = Readonly<{ /** Of the document. */ number: number; previousHash: string }>;
export type AnnulmentFacts = Readonly<{ annulledAt: Date; reason: string }>;

/** An appended annulment row. */
export type StoredAnnulment = Appended & AnnulmentFacts & Readonly<{ annulmentHash: string }>;

/** An appended payment row. */
export type StoredPayment = Appended &
  InvoicePaymentFacts &
  Readonly<{ paymentHash: string; isTakenBack: boolean }>;

/** An appended row that takes back a payment; `paymentHash` is that of the payment's row. */
export type StoredTakeBack = Appended & TakeBack & Readonly<{ paymentHash: string; takeBackHash: string }>;

/** An appended row of the delivery of an original. */
export type StoredOriginal = Appended &
  Readonly<{ recipientHash: string; deliveredAt: Date; originalHash: string }>;

/** An appended row that corrects the proof of a document. */
export type StoredCorrection = Appended & CorrectionFacts & Readonly<{ correctionHash: string }>;

/** The rows that were appended to the chain of one series beside its documents, in no order, and its credit notes in theirs. */
export type StoredFacts = Readonly<{
  annulments: readonly StoredAnnulment[];
  payments: readonly StoredPayment[];
  takeBacks: readonly StoredTakeBack[];
  originals: readonly StoredOriginal[];
  corrections: readonly StoredCorrection[];
  /** Valid credit notes without a refund, which are documents of the chain, by the number of their invoice. */
  credits: readonly (Credit & Readonly<{ number: number }>)[];
}>;

/** The fault of a row that was changed, or is not in the chain. */
export type FactFault = 'ANNULMENT' | 'PAYMENT' | 'DELIVERY' | 'CORRECTION';

/** One appended row, whatever it says. */
export type ChainFact = Appended &
  Readonly<{
    hash: string;
    fault: FactFault;
    /** Computes the hash of the row, which belongs to the document with this hash. */
    hashFor(documentHash: string, digest: Digest): Promise<string>;
  }>;

type Of = Readonly<{ merchantId: number; series: InvoiceSeries }>;

/** All rows of the chain of one series. */
export const chainFacts = (of: Of, facts: StoredFacts): ChainFact[] => [
  ...facts.annulments.map((row): ChainFact => ({
    number: row.number,
    previousHash: row.previousHash,
    hash: row.annulmentHash,
    fault: 'ANNULMENT',
    hashFor: (documentHash, digest) =>
      annulmentHash({ ...of, ...row, documentHash }, row.previousHash, digest),
  })),
  ...facts.payments.map((row): ChainFact => ({
    number: row.number,
    previousHash: row.previousHash,
    hash: row.paymentHash,
    fault: 'PAYMENT',
    hashFor: (documentHash, digest) => paymentHash({ ...of, ...row, documentHash }, row.previousHash, digest),
  })),
  ...facts.takeBacks.map((row): ChainFact => ({
    number: row.number,
    previousHash: row.previousHash,
    hash: row.takeBackHash,
    fault: 'PAYMENT',
    hashFor: (documentHash, digest) =>
      takeBackHash({ ...of, ...row, documentHash }, row.previousHash, digest),
  })),
  ...facts.originals.map((row): ChainFact => ({
    number: row.number,
    previousHash: row.previousHash,
    hash: row.originalHash,
    fault: 'DELIVERY',
    hashFor: (documentHash, digest) =>
      originalHash({ ...of, ...row, documentHash }, row.previousHash, digest),
  })),
  ...facts.corrections.map((row): ChainFact => ({
    number: row.number,
    previousHash: row.previousHash,
    hash: row.correctionHash,
    fault: 'CORRECTION',
    hashFor: (documentHash, digest) =>
      correctionHash({ ...of, ...row, documentHash }, row.previousHash, digest),
  })),
];
