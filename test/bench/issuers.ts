import { freePort } from '#development/ports.ts';
import { Events } from '#kernel/events.ts';
import { Money } from '#kernel/money.ts';
import { PaymentSucceeded } from '#modules/payments/index.ts';
import { readConfig } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { compose } from '#src/composition.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import type { Context } from './context.ts';

/** Grows through a run: no two merchants or payments of it have one number. */
let orders = 10_000_000;

/** A merchant with that many documents, one each so many minutes. @returns its id */
type AddMerchant = (documents: number, everyMinutes?: number) => Promise<number>;

/** Merchants whose payments are settled by the product, so that each has its document; the first one on the second of the month. */
export const withIssuers = async <T>(
  { databases }: Context,
  month: string,
  work: (add: AddMerchant) => Promise<T>,
): Promise<T> => {
  const PORT = String(await freePort());
  const application = await compose(readConfig({ ...databases.env, LOG_LEVEL: 'silent', PORT }), []);
  const database = application.resolve(DatabaseToken);
  const events = application.resolve(Events);
  const price = Money.ofMinor(1_200, 'EUR');
  const add: AddMerchant = async (documents, everyMinutes = 1) => {
    const merchantId = await insertMerchant(database, orders, {});
    for (let count = 0; count < documents; count += 1) {
      const facts = { amount: price, chargeAmount: price, customerEmail: null };
      const succeededAt = new Date(Date.parse(`${month}-02T09:00:00Z`) + count * everyMinutes * 60_000);
      const payment = await insertPayment(database, merchantId, (orders += 1), { ...facts, succeededAt });
      await database.transact(() =>
        events.publish(PaymentSucceeded, {
          fxRate: null,
          providerAccount: null,
          writtenInvoiceId: null,
          ...payment,
        }),
      );
    }
    return merchantId;
  };
  try {
    return await work(add);
  } finally {
    await application.close();
  }
};
