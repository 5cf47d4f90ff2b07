// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { getPayment, type Payment } from '#contract/payments/payments.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { sampleOf, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { AllMessages } from '#web/merchant/kit/messages/AllMessages.tsx';
import { useAccount } from '#web/merchant/kit/portal/queries.ts';
import { PaymentPayout } from '#web/merchant/payments/PaymentPayout.tsx';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { lineWith } from './line-with.ts';

prepareComponentTests();
const server = stubPortal();

const SignedIn = ({ payment }: { payment: Payment }) =>
  useAccount().data && <PaymentPayout payment={payment} />;

const show = async (of: Partial<Payment>) => {
  server.on('GET /auth/session', answers.ok({ ...ownerAccount, merchantRole: 'OWNER' }));
  const payment = {
    ...(await sampleOf(getPayment, { params: { id: 3 } })),
    status: 'SUCCEEDED',
    ...of,
  } as const;
  return renderScreen(
    <AllMessages>
      <PortalProvider base="/merchant" isDemo={false}>
        <SignedIn payment={payment} />
      </PortalProvider>
    </AllMessages>,
  );
};
const payout = {
  id: 12,
  amount: 340,
  currency: 'EUR',
  status: 'PAID',
  arrivalOn: '2026-11-18',
  failureReason: null,
};

test('a card payment leads to its payout, and to the movement with which that arrived', async () => {
  server.on('GET /payments/3/payout', answers.ok({ ...payout, arrivedOn: '2026-11-19' }));
  server.on('GET /bank/lines', answers.ok([lineWith({ state: 'MATCHED', name: 'STRIPE' })]));
  const { findByRole } = await show({ method: 'CARD' });
  const toPayout = await findByRole('link', { name: /arrived on 19\/11\/2026/ });
  expect(toPayout.getAttribute('href')).toBe('/merchant/payouts/12');
  expect((await findByRole('link', { name: /STRIPE/ })).getAttribute('href')).toBe(
    '/merchant/bank?payoutId=12',
  );
  expect(server.asked('GET /bank/lines')[0]!.path).toContain('payoutId=12');
});

test('a payout that no statement shows asks for no movement', async () => {
  server.on('GET /payments/3/payout', answers.ok({ ...payout, arrivedOn: null }));
  const { findByRole } = await show({ method: 'CARD' });
  await findByRole('link', { name: /18\/11\/2026/ });
  expect(server.asked('GET /bank/lines')).toEqual([]);
});

test('a payment by bank leads to the movement that paid it, and to no payout', async () => {
  server.on('GET /bank/lines', answers.ok([lineWith({ state: 'MATCHED' })]));
  const { findByRole } = await show({ method: 'BANK' });
  const link = await findByRole('link', { name: /ХЕМУС/ });
  expect(link.getAttribute('href')).toBe('/merchant/bank?paymentId=3');
  expect(server.asked('GET /payments/3/payout')).toEqual([]);
});
