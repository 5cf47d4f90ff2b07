import { system } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { PaymentGateway, SettlePayment, StartCheckout } from '#modules/payments/index.ts';
import { override } from '#platform/di.ts';
import type { Application } from '#src/composition.ts';
import { HistoryGateway } from './history-gateway.ts';
import { openBareSettlement, settleBare } from './bare-settlement.ts';
import { besideBare } from './beside-bare.ts';
import type { Ground } from './ground.ts';
import { atLeast, ratesInTurn, rateOfAll, type Measure } from './measure.ts';

/** As many as there are connections for writing, on both sides. */
const atOnce = 8;

const sell = async (application: Application, merchantId: number): Promise<number> => {
  const { paymentId } = await application.resolve(StartCheckout).execute({
    actor: { kind: 'operator', name: 'bench', actsFor: merchantId },
    merchantId,
    linkId: null,
    price: Money.ofMinor(1_000, 'EUR'),
    description: null,
    customerName: null,
    customerEmail: 'customer@example.com',
    language: 'bg',
    requestKey: null,
    address: null,
  });
  return paymentId;
};

/** A paid session becomes a payment, ledger, document, mail and news; the provider is not counted. */
export const settling = (ground: Ground): Promise<Measure> => {
  const gateway = new HistoryGateway({ now: () => new Date() });
  return besideBare(ground, [override(PaymentGateway, gateway)], async (application, pool) => {
    const { merchant, size } = ground;
    const sample = await openBareSettlement(pool, merchant.id);
    const sold = async (): Promise<number[]> => {
      const ids: number[] = [];
      // About as many as are settled in a round's time.
      while (ids.length < size.roundMs / 10) ids.push(await sell(application, merchant.id));
      return ids;
    };
    const ours = (paymentId: number) =>
      application.resolve(SettlePayment).execute({ actor: system('bench'), paymentId });
    const taken = await ratesInTurn(
      size.rounds,
      async () => rateOfAll(await sold(), atOnce, ours),
      async () => rateOfAll(await sold(), atOnce, (paymentId) => settleBare(pool, sample, paymentId)),
    );
    const workload = 'payment settled whole, against its statements';
    return atLeast(0.4, { workload, unit: 'a second', ...taken });
  });
};
