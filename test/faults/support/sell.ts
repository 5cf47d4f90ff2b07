import type { Invoice } from '#contract/invoices/invoices.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import type { Deployment } from './deployment.ts';

/** One payment by link, with a receipt to this email. @returns its invoice */
export const sellTo = async (
  { shop }: Pick<Deployment, 'shop'>,
  merchant: TestMerchant,
  customerEmail: string,
): Promise<Invoice> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant), { customerEmail });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  const { invoiceId } = await shop.payment(checkout.paymentId);
  return accepted(await merchant.api.get<Invoice>(`/invoices/${invoiceId}`));
};
