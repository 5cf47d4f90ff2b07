import { addDays, businessDate, businessDateOf } from '#kernel/business-date.ts';
import type { GivenTerms } from '#modules/proformas/application/check-terms.ts';
import { WriteProforma } from '#modules/proformas/application/write-proforma.ts';
import { WriteSchedule } from '#modules/schedules/application/write-schedule.ts';
import { cafe, hotel, type Buyer } from './buyers.ts';
import type { Shop } from './shop.ts';
import type { Story } from './story.ts';

/** Net, of each piece. */
type Line = Readonly<{ description: string; quantity: number; unitPrice: number }>;

const contentOf = (
  shop: Shop,
  { kind, name, address, taxId, vatNumber, email }: Buyer,
  lines: readonly Line[],
): GivenTerms['content'] => ({
  currency: 'EUR',
  customer: {
    kind,
    name: name ?? '',
    address: address ?? undefined,
    taxId: taxId ?? undefined,
    country: undefined,
    vatNumber: vatNumber ?? undefined,
    email: email ?? undefined,
  },
  customerId: shop.customers.get(taxId ?? '') ?? null,
  items: lines.map((line) => ({ ...line, unit: 'бр.', taxRate: 20 })),
  description: undefined,
  language: 'bg',
});

/** A proforma that its buyer has and has not paid. */
async function* sentProforma(shop: Shop): Story {
  const at = shop.daysAgo(2, 14, 5);
  yield at;
  const lines = [{ description: 'Подови вази за фоайе', quantity: 4, unitPrice: 92.5 }];
  const terms = {
    kind: 'PROFORMA',
    content: contentOf(shop, hotel, lines),
    validUntil: addDays(businessDateOf(at), 14),
    cardMax: null,
  } as const;
  await shop.application.resolve(WriteProforma).execute({ actor: shop.actor, terms, isSent: true });
}

const latestDay = 28;

/** An invoice of each month: the job of each day has made the first one. */
async function* repeatedInvoice(shop: Shop): Story {
  const at = shop.daysAgo(19, 16, 20);
  yield at;
  const first = addDays(businessDateOf(at), 5);
  const day = Math.min(latestDay, Number(first.slice(8)));
  const lines = [{ description: 'Наем на съдове за {{месец}} {{година}}', quantity: 1, unitPrice: 75 }];
  const given = {
    content: contentOf(shop, cafe, lines),
    every: 'MONTH',
    day,
    startsOn: businessDate(`${first.slice(0, 8)}${String(day).padStart(2, '0')}`),
    endsOn: null,
    times: null,
    dueDays: 14,
    mode: 'ISSUE_AND_SEND',
    chargesCard: false,
    cardMax: null,
  } as const;
  await shop.application.resolve(WriteSchedule).execute({ actor: shop.actor, given });
}

/** What the demo merchant sells ahead of an invoice. */
export const salesAhead = (shop: Shop): Story[] => [sentProforma(shop), repeatedInvoice(shop)];
