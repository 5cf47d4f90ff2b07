// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getPayment, type Payment } from '#contract/payments/payments.ts';
import { getPaymentHistory, type PaymentHistory } from '#contract/payments/payment-history.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { sampleOf, stubPortal } from '#test/unit/web/support/samples.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { PaymentFees } from '#web/merchant/payments/PaymentFees.tsx';
import { en as texts } from '#web/merchant/payments/messages/en.ts';
import { PaymentMessages } from '#web/merchant/payments/messages/payment-messages.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';

prepareComponentTests();
stubPortal();
const { fees } = texts.payment;
const params = { id: 3 };

/** A payment of 100.00 € whose fees by the schedule are 1.50 € and 3.05 €. */
const show = async (of: Partial<Payment>, history: Partial<PaymentHistory> | undefined) => {
  const payment: Payment = {
    ...(await sampleOf(getPayment, { params })),
    status: 'SUCCEEDED',
    method: 'CARD',
    amount: 100,
    platformFee: 1.5,
    merchantFee: 3.05,
    netAmount: 95.45,
    refundedAmount: 0,
    chargeAmount: 100,
    chargePlatformFee: 1.5,
    chargeMerchantFee: 3.05,
    chargeNetAmount: 95.45,
    ...of,
  };
  const found = history && {
    ...(await sampleOf(getPaymentHistory, { params })),
    disputesLost: 0,
    providerFee: 3.05,
    kept: 95.45,
    ...history,
  };
  const screen = renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <PortalProvider base="/merchant" isDemo={false}>
        <PaymentMessages>
          <PaymentFees payment={payment} history={found} />
        </PaymentMessages>
      </PortalProvider>
    </MessagesProvider>,
    { url: '/merchant/payments/3' },
  );
  await screen.findByRole('table');
  return (name: string) => {
    const row = screen.queryByRole('row', { name: new RegExp(`^${name}`) });
    return (
      row &&
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    );
  };
};

test('what is kept is the provider’s true fee off where it is known, and the line says so', async () => {
  const row = await show({}, { providerFee: 3.46, kept: 95.04 });
  expect([row(fees.merchantFee), row(fees.kept)]).toEqual([['−€3.46'], ['€95.04']]);
  expect(document.body.textContent).toContain(fees.trueFee);
});

test('a fee as in the schedule is explained by its rates, for a price in leva in both currencies', async () => {
  const row = await show(
    { currency: 'BGN', amount: 195.58, platformFee: 2.93, merchantFee: 5.97, netAmount: 186.68 },
    {},
  );
  expect(row(fees.merchantFee)).toEqual(['−BGN 5.97', '−€3.05']);
  expect(row(fees.kept)).toEqual(['BGN 186.68', '€95.45']);
  expect(document.body.textContent).not.toContain(fees.trueFee);
});

test('a true fee is in the charge currency only', async () => {
  const row = await show(
    { currency: 'BGN', amount: 195.58, netAmount: 186.68 },
    { providerFee: 3.46, kept: 95.04 },
  );
  expect([row(fees.merchantFee), row(fees.kept)]).toEqual([
    ['', '−€3.46'],
    ['', '€95.04'],
  ]);
});

test('nothing is called kept while the history could not be read', async () => {
  const row = await show({}, undefined);
  expect(row(fees.kept)).toBeNull();
});

test('a payment by bank has no lines of fees, and is kept whole', async () => {
  const row = await show(
    {
      method: 'BANK',
      platformFee: 0,
      merchantFee: 0,
      chargePlatformFee: 0,
      chargeMerchantFee: 0,
      netAmount: 100,
    },
    { providerFee: 0, kept: 100 },
  );
  expect([row(fees.platform), row(fees.merchantFee), row(fees.kept)]).toEqual([null, null, ['€100.00']]);
  expect(document.body.textContent).toContain(fees.byBank);
});
