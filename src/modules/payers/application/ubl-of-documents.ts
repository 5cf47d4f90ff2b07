import { token } from '#kernel/token.ts';
import type { MonthDocument } from '#modules/invoices/index.ts';

/** Implemented by a module to the right: a document as UBL, as the file of its month has it. */
export interface UblOfDocuments {
  /** @returns null where no file is made of the document: annulled, or without a number that its ground needs */
  of(document: MonthDocument): Promise<string | null>;
}
export const UblOfDocuments = token<UblOfDocuments>('payers.UblOfDocuments');
