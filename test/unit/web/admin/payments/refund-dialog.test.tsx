// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CreditNoteChoice } from '#contract/invoices/credit-notes.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { en } from '#web/admin/kit/messages/en.ts';
import { RefundDialog } from '#web/admin/payments/RefundDialog.tsx';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { answerCalls, renderAdmin } from '../render-admin.tsx';

prepareComponentTests();
const { payments: t } = en.admin;

const payment = { id: 7, invoiceId: 3, chargeCurrency: 'EUR' } as Payment;
const line = (position: number, description: string, quantity: number) => ({
  line: position,
  description,
  unit: 'pcs',
  quantity,
  net: quantity * 10,
  total: quantity * 12,
});
const lines = [line(1, 'Wine', 2), line(2, 'Used up', 0), line(3, 'Bread', 1.5)];

const show = (about: Payment = payment) => {
  const sent = answerCalls(({ path, body }) => {
    if (path === '/payments/7/refunds') return { status: 201, body: { id: 1 } };
    if (path !== '/invoices/3/credit-notes/preview') return undefined;
    const chosen = (body as CreditNoteChoice).lines ?? [];
    const totalAmount = chosen.reduce((sum, { quantity = 0 }) => sum + quantity * 12, 0);
    return { body: { lines, items: [], rates: [], totalAmount, openAmount: 0, currency: 'EUR' } };
  });
  const onClose = vi.fn<() => void>();
  const view = renderAdmin(<RefundDialog payment={about} left={42} onClose={onClose} />);
  const refunds = () => sent.filter(({ path }) => path === '/payments/7/refunds').map(({ body }) => body);
  return { ...view, refunds, onClose };
};
const labelOf = (description: string): string =>
  t.refundQuantity.replace('{description}', description).replace('{unit}', 'pcs');

test('a refund by lines has a quantity for each line that has something left, and says what they are worth', async () => {
  const { user, refunds, onClose } = show();
  await user.click(await screen.findByRole('switch', { name: t.refundByLines }));
  const group = screen.getByRole('group', { name: t.refundLines });
  expect(within(group).getAllByRole('textbox')).toHaveLength(2);
  expect(within(group).getByRole('status').textContent).toBe(t.refundNoLine);
  await user.type(within(group).getByLabelText(labelOf('Wine')), '1');
  await user.type(within(group).getByLabelText(labelOf('Bread')), '0,5');
  await within(group).findByText(t.refundWorth.replace('{amount}', '€18.00'));
  await user.click(screen.getByRole('button', { name: t.refund }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(refunds()).toEqual([
    {
      lines: [
        { line: 1, quantity: 1 },
        { line: 3, quantity: 0.5 },
      ],
      reason: 'REQUESTED_BY_CUSTOMER',
      note: '',
    },
  ]);
});

test.each([
  ['3', t.refundTooMuch.replace('{quantity}', '2')],
  ['two', t.refundNoNumber],
])('the quantity %s is refused beside its field, and nothing is refunded', async (typed, message) => {
  const { user, refunds } = show();
  await user.click(await screen.findByRole('switch', { name: t.refundByLines }));
  await user.type(screen.getByLabelText(labelOf('Wine')), typed);
  await user.click(screen.getByRole('button', { name: t.refund }));
  await screen.findByText(message);
  expect(refunds()).toEqual([]);
});

test('a payment without a document is refunded by amount', async () => {
  const { user, refunds, onClose } = show({ ...payment, invoiceId: null });
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(screen.getByRole('button', { name: t.refund }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(refunds()).toEqual([{ amount: 42, reason: 'REQUESTED_BY_CUSTOMER', note: '' }]);
});

test('what came by bank is sent back before it is confirmed here', async () => {
  const { user, refunds } = show({ ...payment, method: 'BANK', invoiceId: null });
  expect(screen.getByRole('alert').textContent).toBe(t.sendFirst);
  await user.click(screen.getByRole('button', { name: t.confirmSentBack }));
  await waitFor(() => expect(refunds()).toHaveLength(1));
});
