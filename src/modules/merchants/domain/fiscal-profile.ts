/** VAT registration is an enum, not a flag (VAT Act: full, none, art. 97a, the SME scheme whose numbers end in -EX). */
export type VatRegistration = 'FULL' | 'NONE' | 'ART_97A' | 'EX';

/** How a card sale is documented under Ordinance N-18: the shop's own till, the alternative regime, or not at all. */
export type FiscalMode = 'OWN_TILL' | 'ALT_REGIME' | 'EXEMPT';

/** What documents must say about a merchant beside its profile. */
export type FiscalProfile = Readonly<{
  vatRegistration: VatRegistration;
  vatNumber: string | null;
  fiscalMode: FiscalMode;
  /** The number that the revenue agency gave the electronic shop, `RF` and seven digits. */
  eShopNumber: string | null;
  iban: string | null;
  bic: string | null;
  /** Who signs the documents; the merchant's name when null. */
  invoiceAuthor: string | null;
}>;
