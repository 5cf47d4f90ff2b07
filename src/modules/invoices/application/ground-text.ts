import { isInOtherMemberState } from '#kernel/buyer.ts';
import { groundKindOf, type GroundKind, type VatGround } from '../domain/vat.ts';
import type { InvoiceLineView, InvoiceView } from './invoice-view.ts';

/**
 * What the ground of a line means on this document; the recipient of a service by art. 21(2) owes its tax in another member
 * state.
 */
export const groundKindOn = (ground: VatGround, { buyer }: Pick<InvoiceView, 'buyer'>): GroundKind =>
  groundKindOf(ground, isInOtherMemberState(buyer));

/** Code of the message that names the ground. */
export const groundMessage = (ground: VatGround): string => `invoices.vat-ground.${ground}`;

/** The ground of a line; lines of older documents have that of the document. null for a rate above zero. */
export const groundOf = (
  { taxRate, vatGround }: Pick<InvoiceLineView, 'taxRate' | 'vatGround'>,
  invoice: Pick<InvoiceView, 'vatGround'>,
): VatGround | null => (taxRate === 0 ? (vatGround ?? invoice.vatGround) : null);
