import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { accepted, apiClient, type ApiClient } from '#test/support/application/api-client.ts';
import { builders } from '#test/support/application/build.ts';
import type { Deployment } from '../support/deployment.ts';
import { startServer } from '../support/processes.ts';
import { signInAt } from '../support/sign-in-at.ts';
import { clockAt } from '../support/wrong-clock.ts';
import { giveAccount } from './give-account.ts';
import { typedInvoice } from './typed-invoice.ts';

/** The merchant of the money tests; its calls go through the load balancer. */
export type TestedMerchant = Readonly<{
  id: number;
  token: string;
  api: ApiClient;
  slug: string;
  lastMonth: Readonly<{
    /** `YYYY-MM` in Sofia, not closed yet. */
    month: string;
    /** An invoice of that month that is never paid. */
    unpaidId: number;
    /** One of its open invoices each time. @throws Error when all were taken */
    takeOpen: () => number;
  }>;
}>;

/** Noon of the fifteenth day of the month before. */
const middleOfLastMonth = (): Date => {
  const [year, month] = businessDateOf(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 2, 15, 9));
};
const price = 120;
const pageSettings = {
  isOn: true,
  showsPhone: false,
  showsEmail: false,
  takesAmounts: true,
  minAmount: 1,
  maxAmount: 1_000,
  isIndexed: false,
};

/** Invoices of last month: some are still open, one each is paid by transfer, credited in part and annulled. */
const writeLastMonth = async (api: ApiClient, paidOn: string, open: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let place = 0; place < open + 4; place += 1) {
    const body = typedInvoice(`Поръчка от миналия месец ${place}`, price);
    ids.push(accepted(await api.post<Invoice>('/invoices', body)).id);
  }
  const [paid, credited, annulled] = ids.splice(0, 3);
  accepted(await api.post(`/invoices/${paid}/payments`, { paidOn }));
  const choice = { lines: [{ line: 1, quantity: 1 }], reasonKind: 'GOODS_RETURNED' };
  accepted(await api.post(`/invoices/${credited}/credit-notes`, choice));
  accepted(await api.post(`/invoices/${annulled}/annul`, { reason: 'Грешка' }));
  return ids;
};

/** Registers the merchant and writes invoices at a server whose clock stands in the month before. */
export const startTestedMerchant = async (
  deployment: Deployment,
  openOfLastMonth: number,
): Promise<TestedMerchant> => {
  const { shop, loadBalancer } = deployment;
  const then = middleOfLastMonth();
  const paidOn = businessDateOf(then);
  const server = await startServer({ ...shop.env, ...clockAt(then.toISOString()) });
  const { id, email } = await builders(server.url, shop.application, shop.adminToken).addMerchant();
  await giveAccount(deployment, id);
  const past = await signInAt(server.url, email);
  accepted(
    await past.put<Merchant>('/merchants/me/fiscal-profile', {
      vatRegistration: 'FULL',
      vatNumber: 'BG175074752',
      fiscalMode: 'EXEMPT',
      iban: 'BG80BNBG96611020345678',
      language: 'bg',
    }),
  );
  const [unpaidId, ...open] = await writeLastMonth(past, paidOn, openOfLastMonth);
  await server.terminate();

  const token = await shop.signIn(email);
  const api = apiClient(loadBalancer.url, token);
  const page = accepted(await api.put<{ url: string }>('/merchants/me/public-page', pageSettings));
  return {
    id,
    token,
    api,
    slug: new URL(page.url).pathname.split('/').at(-1)!,
    lastMonth: {
      month: paidOn.slice(0, 7),
      unpaidId: unpaidId!,
      takeOpen: () => {
        const taken = open.pop();
        if (taken === undefined) throw new Error('No invoice of last month is open.');
        return taken;
      },
    },
  };
};
