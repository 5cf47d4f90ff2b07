import type { OwnMerchant } from '#contract/merchants/merchants.ts';
import { dayOf, merchantId, messagesOf } from './sample-data.ts';
import type { SampleData } from './sample-data.ts';

export const sampleMerchant = (data: SampleData): OwnMerchant => ({
  id: merchantId,
  businessName: messagesOf(data).merchant,
  businessType: 'RESTAURANT',
  email: 'lipa@example.com',
  phoneNumber: '+359888123456',
  address: messagesOf(data).address,
  taxId: '175074752',
  status: 'ACTIVE',
  plan: 'GROWTH',
  missing: [],
  vatRegistration: 'FULL',
  vatNumber: 'BG175074752',
  fiscalMode: 'OWN_TILL',
  eShopNumber: null,
  iban: 'BG80BNBG96611020345678',
  bic: 'BNBGBGSF',
  invoiceAuthor: null,
  returnTerms: null,
  slug: 'lipa',
  logoUrl: null,
  brandColor: null,
  language: data.language,
  createdAt: `${dayOf(data, 60)}T09:00:00Z`,
  registrations: [{ validFrom: dayOf(data, 60), vatRegistration: 'FULL', vatNumber: 'BG175074752' }],
});
