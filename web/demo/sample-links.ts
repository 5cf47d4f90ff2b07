import type { PaymentLink } from '#contract/links.ts';
import { started } from './sample-documents.ts';
import { openLinks } from './sales.ts';
import { dayOf, euro, goodOf, merchantId, momentOf, openGoodOf, messagesOf } from './sample-data.ts';
import type { SampleData } from './sample-data.ts';

const validDays = 30;

type Made = Readonly<{ id: number; cents: number; daysAgo: number; description: string; isPaid: boolean }>;

const linkOf = (world: SampleData, { id, cents, daysAgo, description, isPaid }: Made): PaymentLink => {
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
    status: isPaid ? 'PAID' : 'ACTIVE',
    usage: 'SINGLE',
    description,
    merchantId,
    merchantName: messagesOf(world).merchant,
    customerEmail: null,
    customerName: null,
    expiresAt: `${dayOf(world, daysAgo - validDays)}T09:00:00Z`,
    createdAt: momentOf(world, daysAgo, '05:00'),
  };
};

export const sampleLinks = (world: SampleData): PaymentLink[] => [
  ...started.map((sale, index) =>
    linkOf(world, {
      ...sale,
      id: index + 1,
      description: goodOf(world, sale),
      isPaid: sale.fate === 'paid',
    }),
  ),
  ...openLinks.map(({ what, ...link }, index) =>
    linkOf(world, {
      ...link,
      id: started.length + index + 1,
      description: openGoodOf(world, what, index),
      isPaid: false,
    }),
  ),
];
