import type { Buyer } from '#kernel/buyer.ts';
import type { Party } from './invoice-document.ts';

/** Whether the recipient of a document is a company: it has a number, or was issued to as one without a number. */
export const partyKindOf = ({ kind, taxId, vatNumber }: Party): 'COMPANY' | 'PERSON' =>
  kind ?? (taxId === null && vatNumber === null ? 'PERSON' : 'COMPANY');

/** A company as the recipient of a document; one abroad without a number is marked as a company. */
export const companyParty = <B extends Omit<Buyer, 'address'>>(buyer: B): B & Pick<Party, 'kind'> =>
  buyer.taxId === null && buyer.vatNumber === null ? { ...buyer, kind: 'COMPANY' } : buyer;
