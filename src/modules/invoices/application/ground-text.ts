import { isOtherMemberState } from '#kernel/eu-vat-number.ts';
import { countryOfVatNumber } from '#kernel/eu-vat-number.ts';
import type { Party } from '../domain/invoice-document.ts';
import { groundKindOf, type GroundKind, type VatGround } from '../domain/vat.ts';
import type { InvoiceLineView, InvoiceView } from './invoice-view.ts';

/** Whether the recipient of a service by art. 21(2) owes its tax: one in another member state. */
const isReversedFor = ({ country, vatNumber }: Party): boolean => {
  const known = country ?? (vatNumber === null ? null : countryOfVatNumber(vatNumber));
  return known !== null && isOtherMemberState(known);
};

/** What the ground of a line means on this document. */
export const groundKindOn = (ground: VatGround, { buyer }: Pick<InvoiceView, 'buyer'>): GroundKind =>
  groundKindOf(ground, isReversedFor(buyer));

/** Code of the message that names the ground. */
export const groundMessage = (ground: VatGround): string => `invoices.vat-ground.${ground}`;

/** The ground of a line; lines of older documents have that of the document. null for a rate above zero. */
export const groundOf = (
  { taxRate, vatGround }: Pick<InvoiceLineView, 'taxRate' | 'vatGround'>,
  invoice: Pick<InvoiceView, 'vatGround'>,
): VatGround | null => (taxRate === 0 ? (vatGround ?? invoice.vatGround) : null);
