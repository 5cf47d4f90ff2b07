import type { BusinessDate } from '#kernel/business-date.ts';
import type { Language } from '#kernel/language.ts';
import type { MovedCustomer, MovedItem } from '#modules/customers/index.ts';
import type { Registration } from '#modules/merchants/index.ts';
import type { PublicPage } from '#modules/public-pages/index.ts';
import type { NewForeignDocument } from '../domain/foreign-document.ts';

/** The business data of a merchant in an archive. */
export type MovedMerchant = Readonly<{
  businessName: string;
  businessType: 'RESTAURANT' | 'RETAIL' | 'SERVICE' | 'ECOMMERCE' | 'OTHER';
  email: string;
  phoneNumber: string;
  address: string;
  taxId: string | null;
  returnTerms: string | null;
  language: Language;
  vatRegistration: 'FULL' | 'NONE' | 'ART_97A' | 'EX';
  vatNumber: string | null;
  fiscalMode: 'OWN_TILL' | 'ALT_REGIME' | 'EXEMPT';
  eShopNumber: string | null;
  iban: string | null;
  bic: string | null;
  invoiceAuthor: string | null;
  /** `#RRGGBB` in capitals; null: none. */
  brandColor: string | null;
  /** Those that hold, the oldest first; empty in archives of earlier releases. */
  registrations: readonly Registration[];
  publicPage: Omit<PublicPage, 'isOn'> | null;
}>;

/** Where an archive comes from and what it holds. */
export type ArchiveFacts = Readonly<{
  installation: string;
  /** Number of the merchant there. */
  merchantId: number;
  madeAt: Date;
  /** Rows of each list, by its file. */
  rows: Readonly<Record<string, number>>;
  /** Documents of this archive and of the earlier ones inside of it. */
  documents: number;
  /** The end of the LEGAL series; null without a document. */
  end: Readonly<{ number: number; hash: string; issueDate: BusinessDate }> | null;
  /** Signed ends of its chain, and the last number that one of them covers. */
  anchors: number;
  signedUpTo: number;
  /** SHA-256 of each key that has signed one (SPKI, DER), hexadecimal. */
  keys: readonly string[];
}>;

/** A verified archive. What it lists is read from the disk, one row at a time. */
export type OpenedArchive = Readonly<{
  facts: ArchiveFacts;
  merchant: MovedMerchant;
  /** Any bytes; null without one. */
  logo: Uint8Array | null;
  /** @throws WrongContent for a row that the format does not have */
  customers(): AsyncIterable<MovedCustomer>;
  /** @throws WrongContent */
  items(): AsyncIterable<MovedItem>;
  /** Those of its installation, of earlier ones and of other programs. @throws WrongContent */
  documents(): AsyncIterable<NewForeignDocument>;
}>;

/** A copy of the given file beside the data of the installation; nothing of it is kept unless `keep` is called. */
export interface StagedArchive {
  /** Of the ZIP file, hexadecimal. */
  readonly sha256: string;
  /**
   * Unpacks and verifies it.
   * @throws NoArchive, ArchiveTooLarge, PathOutside, NoPlainFile, RepeatedPath, ArchiveAltered, OtherFormat, BrokenChain,
   * FalseAnchor, WrongContent
   */
  open(): Promise<OpenedArchive>;
  /** Keeps the ZIP file and the documents for as long as the merchant is here. */
  keep(): Promise<void>;
  /** Removes what is not kept. */
  remove(): Promise<void>;
}

/** Archives that were imported, with the files of their documents. */
export interface ArchiveFiles {
  /** @throws Error for a file that cannot be read */
  stage(file: string): Promise<StagedArchive>;
  /** The kept ZIP file. */
  content(sha256: string): AsyncIterable<Uint8Array>;
  /** The file of a document, `0000000001.pdf`. @throws Error where it is missing or has another hash */
  document(sha256: string, name: string, fileSha256: string): Promise<Uint8Array>;
  /** Whether the ZIP file is there. */
  isKept(sha256: string): Promise<boolean>;
}
