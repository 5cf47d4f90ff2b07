// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Payment } from '#contract/payments/payments.ts';
import { PaymentDecline } from '#web/admin/payments/PaymentDecline.tsx';
import { PaymentStatus } from '#web/admin/payments/PaymentStatus.tsx';
import { bg } from '#web/pay/return/messages/bg.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { renderAdmin } from '../render-admin.tsx';

prepareComponentTests();

const payment = (status: Payment['status'], lastDeclineCode: string | null) =>
  ({ status, lastDeclineCode, refundStatus: 'NONE' }) as Partial<Payment> as Payment;

const { reasons } = bg.declined;

test.each([
  ['insufficient_funds', 'няма достатъчно наличност', reasons.insufficient_funds],
  ['invalid_cvc', 'грешен код за сигурност', reasons.incorrect_cvc],
  ['stolen_card', 'картата е обявена за открадната', reasons.card_declined],
  ['generic_decline', 'от банката, без посочена причина', reasons.card_declined],
  ['a_new_code', 'от банката, без посочена причина', reasons.card_declined],
])('a payment declined with %s names the reason and what the pay page advises', (code, reason, advice) => {
  renderAdmin(<PaymentDecline payment={payment('FAILED', code)} />, { language: 'bg' });
  const alert = screen.getByText(/Картата е отказана/).parentElement!.textContent;
  expect(alert).toContain(`Картата е отказана: ${reason}`);
  expect(alert).toContain(`Клиентът вижда: „${advice}“`);
  expect(alert).not.toContain(code);
});

test('a paid payment has no advice for the decline before', () => {
  renderAdmin(<PaymentDecline payment={payment('SUCCEEDED', 'insufficient_funds')} />);
  expect(screen.queryByText(/declined/)).toBeNull();
});

test('the status in a list names why the card was declined', () => {
  renderAdmin(<PaymentStatus payment={payment('FAILED', 'generic_decline')} />);
  expect(screen.getByText('By the bank, without a reason')).toBeTruthy();
});
