import { token } from '#kernel/token.ts';
import type { MonthDocument } from './documents-of-closing.ts';

/** Electronic files of single documents; implemented by the closing module, which writes those of a month. */
export type UblFiles = Readonly<{
  /** UBL 2.1 (EN 16931); null for a document that has none: an annulled one, or one without a number that it needs. */
  of(document: MonthDocument): Promise<Uint8Array | null>;
  /** Whether it has one. */
  has(document: MonthDocument): Promise<boolean>;
}>;
export const UblFiles = token<UblFiles>('invoices.UblFiles');
