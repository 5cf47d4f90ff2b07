import { expect } from 'vitest';
import { Events } from '#kernel/events.ts';
import { Money } from '#kernel/money.ts';
import { PaymentSucceeded } from '#modules/payments/index.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import type { TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { insertPayment } from '#test/support/insert-rows.ts';

/** Steps with the clients of an accountant. */
export const accountantSteps = (shop: Omit<TestApplication, 'addStaff'>) => {
  let orders = 1_000;

  /** A payment that succeeded at the instant, with its document, as settling makes it. */
  const payAt = async (
    merchantId: number,
    at: string,
    minor: number,
    { hasDocument = true, ...payer }: Readonly<{ hasDocument?: boolean; customerEmail?: string }> = {},
  ): Promise<number> => {
    const price = Money.ofMinor(minor, 'EUR');
    const payment = await insertPayment(shop.database, merchantId, (orders += 1), {
      amount: price,
      chargeAmount: price,
      succeededAt: new Date(at),
      ...payer,
    });
    const { application } = shop;
    if (hasDocument)
      await application.resolve(DatabaseToken).transact(() =>
        application.resolve(Events).publish(PaymentSucceeded, {
          fxRate: null,
          providerAccount: null,
          writtenInvoiceId: null,
          ...payment,
        }),
      );
    return payment.paymentId;
  };

  /** A payment at the provider, now. */
  const payNow = async (merchant: TestMerchant, amount: number): Promise<number> => {
    const { paymentId, sessionId } = await shop.openCheckout(await shop.createLink(merchant, { amount }));
    await shop.control.pay({ session: sessionId });
    await shop.drain();
    expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
    return paymentId;
  };

  const assign = async (accountantId: number, merchantIds: readonly number[]): Promise<void> => {
    accepted(await shop.admin.put(`/users/${accountantId}/merchants`, { merchantIds }));
  };

  /** A merchant registered for VAT, whose profile has all that documents show. */
  const addComplete = async (businessName: string): Promise<TestMerchant> => {
    const merchant = await shop.addMerchant({ businessName });
    await shop.registerForVat(merchant.id);
    await shop.database.rows(`update merchants set iban = 'BG80BNBG96611020345678' where id = :id`, merchant);
    return merchant;
  };

  return { payAt, payNow, assign, addComplete };
};
