import type { PaymentLink } from '#contract/links/links.ts';
import { started } from './sample-documents.ts';
import { openLinks, refundStatusOf } from './sales.ts';
import type { Sale } from './sales.ts';
import { dayOf, goodOf, merchantId, momentOf, openGoodOf, messagesOf } from './sample-data.ts';
import { fromMinor } from '../shared/money.ts';
import type { SampleData } from './sample-data.ts';

const validDays = 30;

type Made = Readonly<{ id: number; cents: number; daysAgo: number; description: string; isPaid: boolean }> &
  Pick<Sale, 'refund'>;

const linkOf = (data: SampleData, made: Made): PaymentLink => {
  const { id, cents, daysAgo, description, isPaid } = made;
  const token = `Lipa${String(7_919 * id).padStart(6, '0')}sample`;
  const url = `${data.origin}/demo/merchant/links#${token}`;
  return {
    id,
    uniqueToken: token,
    paymentLinkUrl: url,
    qrCodeData: url,
    amount: fromMinor(cents),
    currency: 'EUR',
    chargeAmount: fromMinor(cents),
    chargeCurrency: 'EUR',
    fxRate: null,
    status: isPaid ? 'PAID' : 'ACTIVE',
    refundStatus: refundStatusOf(made),
    usage: 'SINGLE',
    description,
    merchantId,
    merchantName: messagesOf(data).merchant,
    customerEmail: null,
    customerName: null,
    taxRate: null,
    vatGround: null,
    vatGroundText: null,
    vatProblem: null,
    returnUrl: null,
    methods: ['CARD', 'BANK'],
    awaitsTransfer: false,
    expiresAt: `${dayOf(data, daysAgo - validDays)}T09:00:00Z`,
    createdAt: momentOf(data, daysAgo, '05:00'),
  };
};

export const sampleLinks = (data: SampleData): PaymentLink[] => [
  ...started.map((sale, index) =>
    linkOf(data, {
      ...sale,
      id: index + 1,
      description: goodOf(data, sale),
      isPaid: sale.fate === 'paid',
    }),
  ),
  ...openLinks.map(({ what, ...link }, index) =>
    linkOf(data, {
      ...link,
      id: started.length + index + 1,
      description: openGoodOf(data, what, index),
      isPaid: false,
    }),
  ),
];
