import type { MerchantDetails } from './merchant.ts';

/** `taxId`: neither an EIK nor a VAT number is given. `iban`: an invoice cannot be paid by bank transfer. */
export const documentFields = ['taxId', 'iban'] as const;
export type DocumentField = (typeof documentFields)[number];

/** What documents of the merchant lack, most important first (ЗСч, art. 6; ЗДДС, art. 114). */
export const missingForDocuments = ({
  taxId,
  vatNumber,
  iban,
}: Pick<MerchantDetails, 'taxId' | 'vatNumber' | 'iban'>): DocumentField[] => [
  ...(taxId === null && vatNumber === null ? (['taxId'] as const) : []),
  ...(iban === null ? (['iban'] as const) : []),
];
