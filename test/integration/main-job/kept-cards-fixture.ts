import type { Customer } from '#contract/customers/customers.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { CardMandate } from '#contract/payments/card-mandates.ts';
import { systemFor } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { ChargeKeptCard, type KeptCardResult } from '#modules/payments/index.ts';
import type { TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';

export type KeptLink = Readonly<{
  id: number;
  uniqueToken: string;
  merchantId: number;
  amount: number;
  currency: 'EUR';
}>;
/** Of the card that pays with its holder. */
type Paid = Partial<Parameters<TestApplication['control']['pay']>[0]>;

type Shop = Pick<TestApplication, 'openCheckout' | 'control' | 'returnPaid' | 'database' | 'application'>;

let made = 0;

/** Customers of a merchant who let their cards stay, and charges of them; `taxRate` is 20 of one registered for VAT. */
export const keptCards = (shop: Shop, merchant: TestMerchant, taxRate: 0 | 20 = 0) => {
  const addCustomer = async (name = 'Мария Георгиева'): Promise<Customer> => {
    made += 1;
    const about = { kind: 'PERSON', name, email: `customer-${made}@example.bg` };
    return accepted(await merchant.api.post<Customer>('/customers/me', about));
  };

  /** An invoice of the customer over its net amount, and its link; `cardMax` offers that the card stays. */
  const write = async (customerId: number, amount: number, cardMax: number | null = null) => {
    const invoice = accepted(
      await merchant.api.post<Invoice>('/invoices', {
        currency: 'EUR',
        customerId,
        cardMax,
        customer: { kind: 'PERSON', name: 'Мария Георгиева', email: 'pay@example.bg' },
        items: [{ description: 'Абонамент', quantity: 1, unit: 'бр.', unitPrice: amount, taxRate }],
      }),
    );
    const [link] = await shop.database.rows<{ id: number; token: string; minor: number }>(
      'select id, token, amount_minor as minor from payment_links where invoice_id = ?',
      [invoice.id],
    );
    const { id, token: uniqueToken, minor } = link!;
    const asked = Money.ofMinor(minor, 'EUR').toDecimal();
    return {
      invoice,
      link: { id, uniqueToken, merchantId: merchant.id, amount: asked, currency: 'EUR' } satisfies KeptLink,
    };
  };

  const mandatesOf = async (customerId: number): Promise<readonly CardMandate[]> => {
    const path = `/card-mandates/me?customerId=${customerId}`;
    return accepted(await merchant.api.get<CardMandate[]>(path));
  };

  /** The customer agrees to 120 euro a month on the page of an invoice of 10 euro, and pays it. */
  const keep = async (about: Paid = {}, customer?: Customer) => {
    const { id: customerId, ...who } = customer ?? (await addCustomer());
    const { link, invoice } = await write(customerId, 10, 120);
    const payer = { customerEmail: who.email ?? null, keepsCard: true, language: 'bg' } as const;
    const checkout: OpenCheckout = await shop.openCheckout(link, payer);
    await shop.control.pay({ session: checkout.sessionId, ...about });
    await shop.returnPaid(checkout);
    const mandate = (await mandatesOf(customerId)).find(({ state }) => state !== 'ENDED')!;
    const [stored] = await shop.database.rows<{ token: string; method: string }>(
      `select token, provider_method as method from card_mandates where id = ?`,
      [mandate.id],
    );
    return { customerId, email: who.email!, invoice, mandate, checkout, ...stored! };
  };

  const charge = (
    mandateId: number,
    link: Pick<KeptLink, 'id' | 'amount'>,
    key: string,
  ): Promise<KeptCardResult> =>
    shop.application.resolve(ChargeKeptCard).execute({
      actor: systemFor('schedules', merchant.id),
      mandateId,
      paymentLinkId: link.id,
      amount: Money.ofDecimal(link.amount, 'EUR'),
      key,
    });

  /** An invoice of the customer, charged. */
  const chargeNew = async (
    { customerId, mandate }: Readonly<{ customerId: number; mandate: CardMandate }>,
    amount: number,
    key = `schedule-${(made += 1)}:2026-12-01:1`,
  ) => {
    const written = await write(customerId, amount);
    return { ...written, key, result: await charge(mandate.id, written.link, key) };
  };
  return { addCustomer, write, keep, charge, chargeNew, mandatesOf };
};
