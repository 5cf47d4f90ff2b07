import type { Invoice } from '#contract/invoices.ts';
import type { PaymentLink } from '#contract/links.ts';
import type { Merchant } from '#contract/merchants.ts';
import type { Payment } from '#contract/payments.ts';
import type { Language } from '../shared/words/language.ts';
import { addressOf, firstNumber, openLinks, sales } from './sales.ts';
import type { Good } from './sales.ts';
import { bg } from './words/bg.ts';
import { en } from './words/en.ts';

const merchantId = 1;
const firstOpenLink = 21;
const taxRate = 20;
const dayMs = 86_400_000;

/** Half-up; amounts of the contract are euro with two decimals. */
export const share = (cents: number, basisPoints: number): number =>
  Math.floor((cents * basisPoints + 5_000) / 10_000);
export const euro = (cents: number): number => cents / 100;

export interface World {
  readonly language: Language;
  readonly now: Date;
  /** Where this page came from: a sample link leads back to the demo. */
  readonly origin: string;
}

const dayOf = ({ now }: World, daysAgo: number): string =>
  new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
const wordsOf = ({ language }: World) => (language === 'bg' ? bg : en).demo.sample;
const goodOf = (world: World, good: Good, number: number): string =>
  wordsOf(world).goods[good].replace('%{number}', String(number));

export const sampleMerchant = (world: World): Merchant => ({
  id: merchantId,
  businessName: wordsOf(world).merchant,
  businessType: 'RESTAURANT',
  email: 'lipa@example.com',
  phoneNumber: '+359888123456',
  address: wordsOf(world).address,
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
  slug: 'lipa',
  logoUrl: null,
  language: world.language,
  createdAt: `${dayOf(world, 60)}T09:00:00Z`,
});

/** Fees as the platform books them: 1.5 % and 2.9 % + 0.15 €, nothing until the payment has succeeded. */
const feesOf = (cents: number, isPaid: boolean) => {
  const platform = isPaid ? share(cents, 150) : 0;
  const provider = isPaid ? share(cents, 290) + 15 : 0;
  const [platformFee, merchantFee] = [euro(platform), euro(provider)];
  const netAmount = isPaid ? euro(cents - platform - provider) : 0;
  return {
    platformFee,
    merchantFee,
    netAmount,
    chargePlatformFee: platformFee,
    chargeMerchantFee: merchantFee,
    chargeNetAmount: netAmount,
  };
};

export const samplePayments = (world: World): Payment[] =>
  sales.map(({ daysAgo, at, cents, who, what, isPaid }, index) => {
    const createdAt = `${dayOf(world, daysAgo)}T${at}:00Z`;
    return {
      id: index + 1,
      merchantId,
      merchantName: wordsOf(world).merchant,
      // Who has not paid yet looks at one of the open links.
      paymentLinkId: isPaid ? index + 1 : firstOpenLink + index - 11,
      invoiceId: index + 1,
      amount: euro(cents),
      currency: 'EUR',
      chargeAmount: euro(cents),
      chargeCurrency: 'EUR',
      fxRate: null,
      status: isPaid ? 'SUCCEEDED' : 'PENDING',
      description: goodOf(world, what, firstNumber + index),
      customerName: wordsOf(world).people[who],
      customerEmail: addressOf[who],
      ...feesOf(cents, isPaid),
      refundedAmount: 0,
      refundStatus: 'NONE',
      disputeStatus: 'NONE',
      late: false,
      duplicateOf: null,
      mismatch: null,
      capturedAmount: null,
      capturedCurrency: null,
      mismatchResolution: null,
      cardBrand: isPaid ? 'visa' : null,
      cardLast4: isPaid ? '4242' : null,
      lastDeclineCode: null,
      providerPaymentId: null,
      createdAt,
      updatedAt: createdAt,
      succeededAt: isPaid ? createdAt : null,
    };
  });

export const sampleInvoices = (world: World): Invoice[] =>
  sales.map(({ daysAgo, cents, who, what, isPaid }, index) => {
    const { merchant, address, people, unit } = wordsOf(world);
    // VAT is taken out of the price; the odd cent stays in the VAT.
    const net = Math.floor((cents * 200 + 100 + taxRate) / (2 * (100 + taxRate)));
    const description = goodOf(world, what, firstNumber + index);
    const issueDate = dayOf(world, daysAgo);
    return {
      id: index + 1,
      invoiceNumber: String(firstNumber + index).padStart(10, '0'),
      type: 'INVOICE',
      status: isPaid ? 'PAID' : 'PENDING',
      isTest: false,
      annulledAt: null,
      totalAmount: euro(cents),
      subtotal: euro(net),
      taxRate,
      taxAmount: euro(cents - net),
      paidAmount: isPaid ? euro(cents) : 0,
      currency: 'EUR',
      issueDate,
      dueDate: isPaid ? issueDate : dayOf(world, daysAgo - 14),
      description,
      merchantId,
      merchantName: merchant,
      customerName: people[who],
      customerEmail: addressOf[who],
      paymentId: isPaid ? index + 1 : null,
      taxEventDate: issueDate,
      seller: { name: merchant, address, taxId: '175074752', vatNumber: 'BG175074752' },
      buyer: { name: people[who], address: null, taxId: null, vatNumber: null },
      items: [{ id: 1, description, quantity: 1, unit, unitPrice: euro(net), lineTotal: euro(net), taxRate }],
      vatGround: null,
      annulmentReason: null,
      correctsId: null,
      correctsNumber: null,
      correctsIssueDate: null,
      correctionReason: null,
      creditNotes: [],
      paidBy: isPaid ? index + 1 : null,
      payUrl: null,
      delivery: null,
      deliveries: [],
    };
  });

const linkOf = (world: World, id: number, cents: number, daysAgo: number, description: string) => {
  const token = `Lipa${String(7_919 * id).padStart(6, '0')}sample`;
  const url = `${world.origin}/demo/merchant/links#${token}`;
  return {
    id,
    uniqueToken: token,
    paymentLinkUrl: url,
    qrCodeData: url,
    amount: euro(cents),
    currency: 'EUR',
    chargeAmount: euro(cents),
    chargeCurrency: 'EUR',
    fxRate: null,
    usage: 'SINGLE',
    description,
    merchantId,
    merchantName: wordsOf(world).merchant,
    customerEmail: null,
    customerName: null,
    expiresAt: `${dayOf(world, daysAgo - 30)}T09:00:00Z`,
    createdAt: `${dayOf(world, daysAgo)}T05:00:00Z`,
  } as const;
};

export const sampleLinks = (world: World): PaymentLink[] => [
  ...sales
    .filter(({ isPaid }) => isPaid)
    .map(({ cents, daysAgo, what }, index) => ({
      ...linkOf(world, index + 1, cents, daysAgo, goodOf(world, what, firstNumber + index)),
      status: 'PAID' as const,
    })),
  ...openLinks.map(({ cents, daysAgo, what }, index) => ({
    ...linkOf(world, firstOpenLink + index, cents, daysAgo, goodOf(world, what, 149 + index)),
    status: 'ACTIVE' as const,
  })),
];

const levPerEuro = 195_583;

export const sampleTakings = () => {
  const paid = sales.filter(({ isPaid }) => isPaid);
  const cents = paid.reduce((sum, sale) => sum + sale.cents, 0);
  return {
    totalRevenue: {
      amount: euro(cents),
      byCurrency: [{ currency: 'EUR' as const, amount: euro(cents), count: paid.length }],
    },
    totalRevenueInBgn: euro(Math.floor((cents * levPerEuro + 50_000) / 100_000)),
    totalPayments: sales.length,
    succeededPayments: paid.length,
    successRate: Math.round((paid.length * 1_000) / sales.length) / 10,
  };
};
