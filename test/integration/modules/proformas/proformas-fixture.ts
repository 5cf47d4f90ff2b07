import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { accepted, type Answer } from '#test/support/application/api-client.ts';
import type { TestApplication } from '#test/support/application.ts';
import { inDays } from '#test/support/in-days.ts';
import { bankSteps, type Banked } from '../banking/banking-fixture.ts';

export const buyer = {
  kind: 'COMPANY',
  name: 'Книжарница „Хеликон“ ООД',
  address: 'гр. Пловдив, ул. „Райко Даскалов“ 3',
  taxId: '831902088',
  email: 'kupuvach@example.com',
};

/** Two rates and a price with VAT: 120.00 + 54.50 + 9.99. */
export const severalRates = [
  { description: 'Дъбова маса', quantity: 1, unitPrice: 100, taxRate: 20 },
  { description: 'Нощувка', quantity: 1, unitPrice: 50, taxRate: 9 },
  { description: 'Свещ', quantity: 3, grossUnitPrice: 3.33, taxRate: 20 },
];

/** Steps of tests about proformas and offers, of a merchant with a bank account that is registered for VAT. */
export const proformaSteps = (shop: Omit<TestApplication, 'addStaff'>) => {
  const bank = bankSteps(shop);
  const addSeller = async (): Promise<Banked> => {
    const seller = await bank.addBanked();
    await shop.registerForVat(seller.id);
    return seller;
  };
  const ask = ({ api }: Pick<Banked, 'api'>, about: object = {}): Promise<Answer<Proforma>> =>
    api.post<Proforma>('/proformas/me', {
      kind: 'PROFORMA',
      currency: 'EUR',
      customer: buyer,
      items: severalRates,
      validUntil: inDays(14),
      send: true,
      ...about,
    });
  const write = async (seller: Pick<Banked, 'api'>, about: object = {}): Promise<Proforma> =>
    accepted(await ask(seller, about));
  const read = async ({ api }: Pick<Banked, 'api'>, { id }: Pick<Proforma, 'id'>): Promise<Proforma> =>
    accepted(await api.get<Proforma>(`/proformas/${id}`));
  const tokenOf = ({ url }: Pick<Proforma, 'url'>): string => url!.split('/').at(-1)!;
  /** The link by which what is open of it is paid. */
  const linkOf = ({ merchantId, paymentLinkId, open }: Proforma) =>
    ({ id: paymentLinkId!, merchantId, amount: open, currency: 'EUR' }) as const;
  /** A payer pays what is open by card. */
  const payByCard = async (proforma: Proforma) => {
    const checkout = await shop.openCheckout(linkOf(proforma), { customerEmail: 'maria@example.com' });
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnFrom(checkout);
    return checkout;
  };
  /** The merchant says that so much came by bank. */
  const receive = ({ api }: Pick<Banked, 'api'>, { reference }: Proforma, amount: number) =>
    api.post('/payments/bank', { reference, amount, receivedOn: inDays(0) });
  const invoice = async ({ api }: Pick<Banked, 'api'>, id: number): Promise<Invoice> =>
    accepted(await api.get<Invoice>(`/invoices/${id}`));
  return { ...bank, addSeller, ask, write, read, tokenOf, linkOf, payByCard, receive, invoice };
};
