/** VAT registration is an enum, not a flag (VAT Act: full, none, art. 97a, the SME scheme whose numbers end in -EX). */
export type VatRegistration = 'FULL' | 'NONE' | 'ART_97A' | 'EX';

/** How a card sale is documented under Ordinance N-18: fiscal device of the shop, alternative regime, or exempt. */
export type FiscalMode = 'OWN_TILL' | 'ALT_REGIME' | 'EXEMPT';

/** What documents need of a merchant beside its profile. */
export type FiscalProfile = Readonly<{
  vatRegistration: VatRegistration;
  vatNumber: string | null;
  fiscalMode: FiscalMode;
  /** The number in the e-shop register of the National Revenue Agency: `RF` and seven digits. */
  eShopNumber: string | null;
  iban: string | null;
  bic: string | null;
  /** The author named on documents; null for the merchant's name. */
  invoiceAuthor: string | null;
}>;
