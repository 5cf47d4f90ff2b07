import { token } from '#kernel/token.ts';
import type { Deduction } from '../domain/advances.ts';

/** The final invoice that deducts an advance. */
export type DeductedIn = Readonly<{ invoiceId: number; invoiceNumber: string }>;

/** Deductions of advances by final invoices that are not annulled. */
export interface Advances {
  /** null: no invoice deducts it, or that one is annulled. */
  deductedIn(advanceId: number): Promise<DeductedIn | null>;
  /** Stores what a final invoice deducts. @throws AdvanceDeducted when another one deducts it */
  deduct(finalId: number, deductions: readonly Deduction[]): Promise<void>;
}
export const Advances = token<Advances>('invoices.Advances');
