import type { Refund } from '#contract/payments/payment-history.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { apiClient } from '#test/support/application/api-client.ts';
import { sessionOf } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import type { Deployment } from '../support/deployment.ts';
import { dashboardOf } from './dashboard.ts';
import type { TestedMerchant } from './merchant.ts';
import { retryUntil } from './retry-until.ts';
import type { Customer, Step } from './plan.ts';
import { saleSteps, type SoldLink } from './sales.ts';
import type { Opened } from './written-invoices.ts';

const triesOfKey = 20;
let keys = 0;
const newKey = (): string => `faults-${process.pid}-${(keys += 1)}`;

/** The part of the price in cents; null for all that is left. */
const partOf = (price: number, percent: number | null): number | null =>
  percent === null ? null : Math.round(price * percent) / 100;

/** The steps of one sale by customer, merchant and bank; each is repeated until it has a final answer. */
export const customerSteps = (deployment: Deployment, merchant: TestedMerchant) => {
  const { invoices, linkFor } = saleSteps(deployment, merchant);
  const { shop, loadBalancer } = deployment;
  const dashboard = dashboardOf(deployment);

  const open = (link: SoldLink): Promise<Opened | 'refused'> => {
    let [key, tries] = [newKey(), 0];
    return retryUntil('the checkout is opened', async () => {
      // A refusal may be final for its key: the next attempt uses another.
      tries += 1;
      if (tries % triesOfKey === 0) key = newKey();
      const { status, body } = await shop.startCheckout(link, {}, loadBalancer.url, {
        'idempotency-key': key,
      });
      if (status === 200) return { paymentId: body.paymentId, sessionId: sessionOf(body.checkoutUrl) };
      return status === 409 && body.code?.startsWith('links.') ? 'refused' : undefined;
    });
  };

  /** @returns false when the page was closed before the customer could pay */
  const pay = async (session: string, card: string, later?: 'succeeds'): Promise<boolean> => {
    const { outcome, status } = await retryUntil('the customer has paid', () =>
      shop.control.pay({ session, card, ...(later && { later }) }),
    );
    return outcome !== 'closed' || status !== 'expired';
  };

  const payment = (paymentId: number): Promise<Payment> =>
    retryUntil('the payment is shown', () => shop.payment(paymentId));

  const becomes = (name: string, paymentId: number, isSo: (payment: Payment) => boolean): Promise<Payment> =>
    retryUntil(name, async () => {
      const found = await payment(paymentId);
      return isSo(found) ? found : undefined;
    });

  /** @returns when the refund is stored or finally refused */
  const refundHere = async (paymentId: number, amount: number | null): Promise<void> => {
    const key = newKey();
    const api = apiClient(loadBalancer.url, merchant.token);
    await retryUntil('the refund is answered', async () => {
      const body = amount === null ? {} : { amount };
      const answer = await api.post<Refund>(`/payments/${paymentId}/refunds`, body, {
        'idempotency-key': key,
      });
      const isFinal = answer.status === 201 || answer.body.code?.startsWith('payments.') === true;
      return isFinal && answer.status < 500 ? true : undefined;
    });
  };

  /** Called once: its answer does not matter, because the provider's tables are compared. */
  const refundAtDashboard = async (intent: string, amount: number | null): Promise<void> => {
    await dashboard.refunds
      .create({ payment_intent: intent, ...(amount !== null && { amount: Math.round(amount * 100) }) })
      .catch(() => undefined);
  };

  const intentOf = ({ sessionId }: Opened): Promise<string> =>
    retryUntil('the session has an intent', async () => {
      const found = (await shop.control.sessions()).find(({ body }) => body.id === sessionId);
      const intent = found?.body.payment_intent;
      return typeof intent === 'string' ? intent : undefined;
    });

  const disputeOf = (intent: string): Promise<string> =>
    retryUntil('the bank has disputed', async () => {
      await shop.control.settleNow(3);
      return (await shop.control.disputes()).find(({ body }) => body.payment_intent === intent)?.body.id;
    });

  /** All actions at once, with a refund beside them; a payment that met nothing open has no document. */
  const runAtOnce = async (
    opened: Opened,
    price: number,
    step: Step & { kind: 'actions' },
  ): Promise<void> => {
    const invoiceId = await invoices.documentOf(opened.paymentId);
    const { actions, percent } = step;
    await Promise.all([
      ...(invoiceId === null
        ? []
        : actions.map((action) => invoices.run(action, { invoiceId, price, opened }))),
      ...(percent === undefined ? [] : [refundHere(opened.paymentId, partOf(price, percent))]),
    ]);
  };

  const takeStep = async (opened: Opened, { price }: Customer, step: Step): Promise<void> => {
    if (step.kind === 'double-pay') return;
    if (step.kind === 'actions') return runAtOnce(opened, price, step);
    const intent = await intentOf(opened);
    if (step.kind === 'move') {
      const dispute = await disputeOf(intent);
      await retryUntil('the bank has moved the dispute', async () => {
        const moved = await shop.control.moveDispute(dispute, step.move).catch((error: Error) => error);
        if (!(moved instanceof Error)) return true;
        // A move whose answer was lost has succeeded.
        return moved.message.includes('cannot') || moved.message.includes('refunded whole')
          ? true
          : undefined;
      });
      return;
    }
    const amount = partOf(price, step.percent);
    if (step.at === 'dashboard') await refundAtDashboard(intent, amount);
    else await refundHere(opened.paymentId, amount);
  };

  /** The first payment is still processing when the second is made on the same link. */
  const payTwice = async (link: SoldLink): Promise<void> => {
    const first = await open(link);
    if (first === 'refused') return;
    await pay(first.sessionId, cards.paid, 'succeeds');
    await retryUntil('the first payment is under way', async () => {
      await fetch(`${loadBalancer.url}/api/payments/checkout/sessions/${first.sessionId}`);
      return (await payment(first.paymentId)).status === 'PENDING' ? undefined : true;
    });
    const second = await open(link);
    if (second !== 'refused') await pay(second.sessionId, cards.paid);
  };

  /** Pays by card while merchant and payer do what they do to the written invoice. @returns whether it succeeded */
  const payMeanwhile = async (customer: Customer, link: SoldLink, opened: Opened): Promise<boolean> => {
    const { invoiceId, amount: price } = link;
    const [isPaid] = await Promise.all([
      pay(opened.sessionId, customer.card ?? cards.paid),
      ...(invoiceId === null ? [] : (customer.meanwhile ?? [])).map((action) =>
        invoices.run(action, { invoiceId: invoiceId!, price, opened: null }),
      ),
    ]);
    if (!isPaid) return false;
    await becomes('the payment has succeeded', opened.paymentId, ({ status }) => status === 'SUCCEEDED');
    return true;
  };

  return {
    serve: async (customer: Customer): Promise<void> => {
      const setFaults = async (place: number): Promise<void> => {
        for (const fault of customer.faults[place] ?? [])
          await retryUntil('the fault is set', () => shop.control.setFault(fault));
      };
      const link = await linkFor(customer);
      await setFaults(0);
      if (customer.steps.some(({ kind }) => kind === 'double-pay')) {
        await setFaults(1);
        return payTwice(link);
      }
      const opened = await open(link);
      if (opened === 'refused') throw new Error('A new link was refused.');
      if (!(await payMeanwhile(customer, link, opened))) return;
      for (const [place, step] of customer.steps.entries()) {
        await setFaults(place + 1);
        await takeStep(opened, { ...customer, price: link.amount }, step);
      }
    },
  };
};
