import type { Deployment } from '../support/deployment.ts';
import type { TestedMerchant } from './merchant.ts';
import type { Customer } from './plan.ts';
import { retryUntil } from './retry-until.ts';
import { writtenInvoices } from './written-invoices.ts';

/** The link that a customer pays, and the invoice that a merchant wrote for it. */
export type SoldLink = Readonly<{
  id: number;
  merchantId: number;
  amount: number;
  currency: 'EUR' | 'USD' | 'BGN';
  invoiceId: number | null;
}>;

const counterMinutes = 30;

/** How customers come to a payment link: made by hand, at the counter, on the public page, by an invoice. */
export const saleSteps = (deployment: Deployment, merchant: TestedMerchant) => {
  const { shop, loadBalancer } = deployment;
  const invoices = writtenInvoices(deployment, merchant);

  const linkWhere = async (condition: string, binding: string | number): Promise<SoldLink | undefined> => {
    const [link] = await shop.database.rows<Omit<SoldLink, 'amount'> & { minor: number }>(
      `select id, merchant_id as "merchantId", amount_minor as minor, currency, invoice_id as "invoiceId"
       from payment_links where ${condition}`,
      [binding],
    );
    return link && { ...link, amount: Number(link.minor) / 100 };
  };

  const make = async (facts: object): Promise<SoldLink> => ({
    ...(await shop.createLink({ api: merchant.api }, facts)),
    invoiceId: null,
  });

  const startOnPage = async ({ price }: Customer): Promise<SoldLink | undefined> => {
    const { status, headers } = await fetch(`${loadBalancer.url}/m/${merchant.slug}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ amount: price.toFixed(2), purpose: 'Поръчка' }),
    });
    const token = /\/pay\/([^/?]+)/.exec(headers.get('location') ?? '')?.[1];
    if (token === undefined) throw new Error(`The public page answered ${status}.`);
    return linkWhere('token = ?', token);
  };

  return {
    invoices,
    linkFor: async (customer: Customer): Promise<SoldLink> => {
      const { price: amount, currency = 'EUR', sells } = customer;
      if (sells === 'public-page')
        return retryUntil('the public page makes a link', () => startOnPage(customer));
      if (sells === 'invoice' || sells === 'last-month') {
        const id = await invoices.idFor(customer);
        return retryUntil('the invoice has a link', () =>
          linkWhere(`status = 'ACTIVE' and invoice_id = ?`, id),
        );
      }
      const more = sells === 'counter' ? { expiresInMinutes: counterMinutes } : {};
      return retryUntil('the link is made', () => make({ amount, currency, ...more }));
    },
  };
};
