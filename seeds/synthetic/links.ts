import { Money } from '#kernel/money.ts';
import { paymentLinks } from '#modules/links/adapters/postgres/payment-links-table.ts';
import { defaultExpiryDays, PaymentLink } from '#modules/links/domain/payment-link.ts';
import type { Customer } from './people.ts';
import type { Shop, GeneratorContext } from './context.ts';

type Wanted = Readonly<{
  amount: Money;
  description: string;
  customer: Customer | null;
  at: Date;
  usage?: 'SINGLE' | 'REUSABLE';
  days?: number;
}>;

/** A link as created; its row is written when its final status is known. */
export const makeLink = ({ ids, random }: GeneratorContext, { merchant }: Shop, wanted: Wanted) => {
  const { amount, description, customer, at, usage = 'SINGLE', days = defaultExpiryDays } = wanted;
  const link = PaymentLink.create(
    {
      merchantId: merchant.id,
      createdBy: null,
      amount,
      description,
      usage,
      expiresInDays: usage === 'REUSABLE' ? null : days,
      customerName: customer?.name ?? null,
      customerEmail: customer?.email ?? null,
    },
    random.uuid().replaceAll('-', ''),
    at,
  );
  return { id: ids.next('payment_links'), link };
};

export type MadeLink = ReturnType<typeof makeLink>;

/** A link past its expiry at the end of the history is written as expired. */
export const writeLink = (
  { rows, end }: GeneratorContext,
  { id, link }: MadeLink,
  invoiceId: number | null = null,
): void => {
  link.expireIfDue(end);
  rows.add('payment_links', { id, ...paymentLinks.write(link.toRecord()), invoiceId });
};

/** The permanent links on the counter of a shop: one amount each, paid many times. */
export const openCounter = (
  context: GeneratorContext,
  shop: Shop,
  sales: readonly (readonly [string, number, number])[],
): void => {
  const { random } = context;
  shop.counterLinks = Array.from({ length: random.whole(1, 4) }, () => {
    const [text, from, to] = random.pick(sales);
    const description = text.replace('{n}', '1');
    const cents = Math.round(random.whole(from, to) / 10) * 10;
    const made = makeLink(context, shop, {
      amount: Money.ofMinor(cents, 'EUR'),
      description,
      customer: null,
      at: shop.opened,
      usage: 'REUSABLE',
    });
    writeLink(context, made);
    return { id: made.id, description, cents };
  });
};
