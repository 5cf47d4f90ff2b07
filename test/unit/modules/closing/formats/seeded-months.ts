import { addDays, businessDate } from '#kernel/business-date.ts';
import type { VatRegistration } from '#kernel/sale-vat.ts';
import type { MonthContent } from '#modules/closing/application/month-content.ts';
import type { FiscalMode } from '#modules/invoices/domain/invoice-document.ts';
import { contentOf, sellerOf } from '../month-documents.ts';
import { SeededMonth } from './seeded-documents.ts';
import { sampleFacts } from './seeded-facts.ts';

const merchants: readonly (readonly [VatRegistration, FiscalMode])[] = [
  ['FULL', 'ALT_REGIME'],
  ['FULL', 'ALT_REGIME'],
  ['FULL', 'OWN_TILL'],
  ['FULL', 'EXEMPT'],
  ['NONE', 'ALT_REGIME'],
  ['NONE', 'OWN_TILL'],
  ['EX', 'ALT_REGIME'],
  ['EX', 'EXEMPT'],
  ['ART_97A', 'ALT_REGIME'],
  ['ART_97A', 'OWN_TILL'],
];
const documentsOfMerchant = 50;

const vatNumbers: Readonly<Record<VatRegistration, string | null>> = {
  FULL: 'BG175074752',
  ART_97A: 'BG175074752',
  EX: 'BG175074752-EX',
  NONE: null,
};

/** 500 documents of ten merchants in September 2026: all registrations, fiscal modes, kinds of documents and buyers. */
export const seededMonths = (seed = 2026): readonly MonthContent[] => {
  const facts = sampleFacts(merchants.length * documentsOfMerchant, seed);
  return merchants.map(([vatRegistration, fiscalMode], place) => {
    const vatNumber = vatNumbers[vatRegistration];
    const eShopNumber = fiscalMode === 'ALT_REGIME' ? 'RF0000123' : null;
    const month = new SeededMonth({
      id: 1,
      businessName: 'Агро & Ко „Ън“ ЕООД',
      address: 'гр. София, бул. „Витоша“ № 1',
      taxId: 'BG175074752',
      vatRegistration,
      vatNumber,
      fiscalMode,
      eShopNumber,
      phoneNumber: '',
      invoiceAuthor: null,
      iban: place % 2 === 0 ? 'BG80BNBG96611020345678' : null,
      bic: null,
      logoHash: null,
      brandColor: null,
    });
    const own = facts.slice(place * documentsOfMerchant, (place + 1) * documentsOfMerchant);
    for (const [day, one] of own.entries())
      month.add(one, addDays(businessDate('2026-09-01'), Math.trunc((day * 30) / documentsOfMerchant)));
    return contentOf(month.documents, sellerOf(vatRegistration, { vatNumber, fiscalMode, eShopNumber }));
  });
};
