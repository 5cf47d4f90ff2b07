import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { Anchors } from '../../domain/numbers/anchor.ts';
import type { DocumentEvidence } from '../../domain/numbers/document-proof.ts';
import type { InvoiceType } from '../../domain/invoice-document.ts';

/** What a proof shows of a document, from its row as it is stored; amounts in minor units. */
export type ShownDocument = Readonly<{
  invoiceId: number;
  token: string;
  type: InvoiceType;
  invoiceNumber: string;
  issueDate: string;
  sellerName: string;
  sellerTaxId: string | null;
  totalMinor: number;
  currency: ChargeCurrency;
  annulledAt: string | null;
  buyerName: string;
  customerEmail: string | null;
  language: Language;
  /** Whether an earlier proof has found a change. */
  isMarked: boolean;
}>;

/** A credit note that is not annulled; its total in minor units. */
export type ShownNote = Readonly<{ invoiceNumber: string; issueDate: string; totalMinor: number }>;
/** A line; its sum with VAT in minor units. */
export type ShownLine = Readonly<{ description: string; totalMinor: number }>;

/** A document as it is stored, with all that proves it. */
export type FoundDocument = Readonly<{
  shown: ShownDocument;
  notes: readonly ShownNote[];
  lines: readonly ShownLine[];
  evidence: DocumentEvidence;
}>;

/** What a proof needs of the store. */
export type StoredProofs = Readonly<{
  /** By the token of the document; null when there is none. */
  find(token: string, anchors: Anchors): Promise<FoundDocument | null>;
  /** Remembers that a proof has found a change. @returns false when it is remembered already */
  mark(invoiceId: number, at: Date): Promise<boolean>;
  /** Forgets it: what was changed is restored. */
  clear(invoiceId: number): Promise<void>;
}>;
