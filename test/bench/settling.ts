import pg from 'pg';
import { freePort } from '#development/ports.ts';
import { system } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { PaymentGateway, SettlePayment, StartCheckout } from '#modules/payments/index.ts';
import { readConfig } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { compose } from '#src/composition.ts';
import { HistoryGateway } from '../../seeds/demo/history-gateway.ts';
import { openBareSettlement, settleBare } from './bare-settlement.ts';
import type { Ground } from './ground.ts';
import { atLeast, ratesInTurn, rateOfAll, type Measure } from './measure.ts';

const atOnce = 4;
/** Settled in a round by each side. */
const paymentsOf = { whole: 300, quick: 60 };

/** A paid session becomes a payment, ledger, document, mail and news; the provider is not counted. */
export const settling = async ({ installation, merchant: { id }, size }: Ground): Promise<Measure> => {
  const config = readConfig({
    ...installation.env,
    LOG_LEVEL: 'silent',
    PORT: String(await freePort()),
  });
  const gateway = new HistoryGateway({ now: () => new Date() });
  const application = compose(config, [override(PaymentGateway, gateway)]);
  const pool = new pg.Pool({ connectionString: installation.url, max: 8 });
  const count = size.rounds * size.roundMs >= 9_000 ? paymentsOf.whole : paymentsOf.quick;
  const sell = async (): Promise<number> => {
    const { paymentId } = await application.resolve(StartCheckout).execute({
      actor: { kind: 'operator', name: 'bench', actsFor: id },
      merchantId: id,
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
  try {
    await application.listen();
    const sample = await openBareSettlement(pool, id);
    const sold = async (): Promise<number[]> => {
      const ids: number[] = [];
      for (let number = 0; number < count; number += 1) ids.push(await sell());
      return ids;
    };
    const ours = (paymentId: number) =>
      application.resolve(SettlePayment).execute({ actor: system('bench'), paymentId });
    const taken = await ratesInTurn(
      size.rounds,
      async () => rateOfAll(await sold(), atOnce, ours),
      async () => rateOfAll(await sold(), atOnce, (paymentId) => settleBare(pool, sample, paymentId)),
    );
    return atLeast(0.4, {
      workload: 'payment settled whole, against its statements',
      unit: 'a second',
      ...taken,
    });
  } finally {
    await pool.end();
    await application.close();
  }
};
