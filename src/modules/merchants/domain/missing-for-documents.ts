import type { MerchantDetails } from './merchant.ts';

/** `taxId`: neither EIK nor VAT number is set. `iban`: without it an invoice cannot be paid by bank transfer. */
export const documentFields = ['taxId', 'iban'] as const;
export type DocumentField = (typeof documentFields)[number];

/** The fields that documents of the merchant lack, most important first (Accountancy Act, art. 6; VAT Act, art. 114). */
export const missingForDocuments = ({
  taxId,
  vatNumber,
  iban,
}: Pick<MerchantDetails, 'taxId' | 'vatNumber' | 'iban'>): DocumentField[] => [
  ...(taxId === null && vatNumber === null ? (['taxId'] as const) : []),
  ...(iban === null ? (['iban'] as const) : []),
];
