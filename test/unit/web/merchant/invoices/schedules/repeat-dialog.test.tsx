// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { getInvoice, type Invoice } from '#contract/invoices/invoices.ts';
import type { Plan } from '#contract/merchants/plans.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { sampleOf, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import RepeatDialog from '#web/merchant/invoices/schedules/RepeatDialog.tsx';
import { en } from '#web/merchant/sales/schedules/messages/en.ts';
import { openPortal } from './open-portal.tsx';
import { scheduleWith } from './schedule-with.ts';

prepareComponentTests();
const server = stubPortal();
const { schedule: texts } = en;

/** An invoice of 10 November, due in thirty days. */
const open = async (of: Partial<Invoice> & { line?: string } = {}, plan: Plan = 'GROWTH') => {
  const { line = 'Hosting', ...changed } = of;
  const sample = await sampleOf(getInvoice, { params: { id: 1 } });
  const invoice = {
    ...sample,
    issueDate: '2026-11-10',
    dueDate: '2026-12-10',
    customerId: 4,
    customerEmail: 'office@example.com',
    language: 'en',
    items: sample.items.map((item) => ({ ...item, description: line })),
    ...changed,
  } as const;
  server.on('POST /schedules/me', answers.ok(scheduleWith()));
  const view = openPortal(
    server,
    <Routes>
      <Route path="/" element={<RepeatDialog invoice={invoice} onClose={() => undefined} />} />
      <Route path="/merchant/schedules/:id" element={<p>The record</p>} />
    </Routes>,
    { plan },
  );
  return { view, dialog: within(await view.findByRole('dialog')) };
};

test('one press repeats the invoice each month: customer, lines, language and days to pay are those of it', async () => {
  const { view, dialog } = await open();
  fireEvent.click(dialog.getByRole('button', { name: texts.form.submit }));
  await view.findByText('The record');
  await view.findByText(/first invoice is on .*15\/12\/2026/);
  const { body } = server.asked('POST /schedules/me')[0]!;
  expect(body).toMatchObject({
    customerId: 4,
    language: 'en',
    every: 'MONTH',
    dueDays: 30,
    mode: 'ISSUE_AND_SEND',
    chargesCard: false,
    items: [{ description: 'Hosting' }],
  });
});

test('the month of a line changes with each document, unless the box is cleared', async () => {
  const first = await open({ line: 'Hosting for November 2026' });
  const box = first.dialog.getByRole<HTMLInputElement>('checkbox', { name: /\{\{month\}\} \{\{year\}\}/ });
  expect(box.checked).toBe(true);
  fireEvent.click(first.dialog.getByRole('button', { name: texts.form.submit }));
  await first.view.findByText('The record');
  first.view.unmount();
  const second = await open({ line: 'Hosting for November 2026' });
  fireEvent.click(second.dialog.getByRole('checkbox'));
  fireEvent.click(second.dialog.getByRole('button', { name: texts.form.submit }));
  await second.view.findByText('The record');
  expect(
    server.asked('POST /schedules/me').map(({ body }) => (body as Invoice).items[0]!.description),
  ).toEqual(['Hosting for {{month}} {{year}}', 'Hosting for November 2026']);
});

test('an invoice without an email asks for one: the documents are sent', async () => {
  const { view, dialog } = await open({ customerEmail: null });
  fireEvent.change(dialog.getByLabelText(new RegExp(texts.repeat.email)), {
    target: { value: 'new@example.com' },
  });
  fireEvent.click(dialog.getByRole('button', { name: texts.form.submit }));
  await view.findByText('The record');
  expect(server.asked('POST /schedules/me')[0]!.body).toMatchObject({
    customer: { email: 'new@example.com' },
  });
});

test('a card is offered for a customer of the list alone', async () => {
  const { view, dialog } = await open();
  dialog.getByLabelText(texts.form.card);
  view.unmount();
  const other = await open({ customerId: null });
  expect(other.dialog.queryByLabelText(texts.form.card)).toBeNull();
});

test('a plan without recurring invoices says in which they are', async () => {
  const { dialog } = await open({}, 'STARTER');
  expect(dialog.getByRole('link').getAttribute('href')).toBe('/merchant/settings/plan');
  expect(dialog.queryByRole('button', { name: texts.form.submit })).toBeNull();
});

test('a refusal stays in the dialog', async () => {
  const { dialog } = await open();
  server.on('POST /schedules/me', answers.refusal(422, 'input.invalid', 'The customer is in the archive.'));
  fireEvent.click(dialog.getByRole('button', { name: texts.form.submit }));
  await dialog.findByText('The customer is in the archive.');
  expect(server.asked('POST /schedules/me')).toHaveLength(1);
});
