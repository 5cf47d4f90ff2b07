// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Plan } from '#contract/merchants/plans.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { customerWith } from '#test/unit/web/merchant/customers/customer-with.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import ProformaFormPage from '#web/merchant/invoices/proformas/ProformaFormPage.tsx';
import { en as inPortal } from '#web/merchant/kit/messages/en.ts';
import { en } from '#web/merchant/sales/proformas/messages/en.ts';
import { printDay } from '#web/shared/form/parse-day.ts';
import { openPortal } from '../schedules/open-portal.tsx';
import { dayIn, proformaWith } from './proforma-with.ts';

prepareComponentTests();
const server = stubPortal();
const { form: texts } = en.proforma;
const cardMax = /^Card that stays/;

const open = async (path: string, plan: Plan = 'GROWTH') => {
  server.on('GET /customers/me', answers.ok([]));
  server.on('GET /customers/7', answers.ok({ ...customerWith({}), language: 'en' }));
  server.on('GET /items/me', answers.ok([]));
  const view = openPortal(
    server,
    <Routes>
      <Route path="/merchant/proformas/new" element={<ProformaFormPage />} />
      <Route path="/merchant/proformas/:id/edit" element={<ProformaFormPage />} />
      <Route path="/merchant/proformas/:id" element={<p>The record</p>} />
    </Routes>,
    { url: `/merchant/proformas/${path}`, plan },
  );
  await view.findByLabelText(/^Description/);
  return view;
};
type View = Awaited<ReturnType<typeof open>>;

/** The form that changes a stored one. */
const change = (of: Partial<Proforma> = {}, plan?: Plan) => {
  server.on('GET /proformas/7', answers.ok(proformaWith(of)));
  server.on('PUT /proformas/7', answers.ok(proformaWith({ ...of, state: 'DRAFT' })));
  return open('7/edit', plan);
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (view: View, name: string) => fireEvent.click(view.getByRole('button', { name }));
const valueOf = (view: View, label: string | RegExp) =>
  (view.getByLabelText(label) as HTMLInputElement).value;
/** The error that stands at a field. */
const errorAt = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')!.split(' ').at(-1)!)!.textContent;

test('what is written for a customer is saved and sent with one press', async () => {
  server.on('POST /proformas/me', answers.ok(proformaWith()));
  const view = await open('new?customer=7&kind=OFFER');
  expect(valueOf(view, /^Valid until/)).toBe(printDay(dayIn(14)));
  type(view.getByLabelText(/^Description/), 'Oak table');
  type(view.getByLabelText('Price without VAT'), '100');
  press(view, texts.submitAndSend);
  await view.findByText('The record');
  view.getByText('Offer No. 0000000003 is saved and on its way to maria@example.bg.');
  expect(server.asked('POST /proformas/me')[0]!.body).toMatchObject({
    kind: 'OFFER',
    customerId: 7,
    validUntil: dayIn(14),
    cardMax: null,
    language: 'en',
    send: true,
    items: [{ description: 'Oak table', quantity: 1, unitPrice: 100 }],
  });
});

test('the button says whether it is sent', async () => {
  const view = await open('new?customer=7');
  view.getByRole('button', { name: texts.submitAndSend });
  fireEvent.click(view.getByRole('checkbox'));
  await view.findByRole('button', { name: texts.submit });
  expect(view.queryByRole('button', { name: texts.submitAndSend })).toBeNull();
});

test('what is missing or cannot be read is said at its field, and nothing is sent', async () => {
  const view = await open('new?customer=7');
  const [about, day, most] = [/^Description/, /^Valid until/, cardMax].map((label) =>
    view.getByLabelText(label),
  );
  type(day!, '31/02/2027');
  type(most!, 'much');
  press(view, texts.submitAndSend);
  await waitFor(() => expect(about!.getAttribute('aria-invalid')).toBe('true'));
  for (const field of [about, day, most]) {
    expect(field!.getAttribute('aria-invalid')).toBe('true');
    expect(errorAt(field!)).not.toBe('');
  }
  expect(server.asked('POST /proformas/me')).toEqual([]);
});

test('a last day that the server refuses is said at its field', async () => {
  const refused = { validUntil: 'Choose a day from today on.' };
  const view = await change();
  server.on('PUT /proformas/7', answers.refusal(422, 'input.invalid', 'Fix the fields.', refused));
  press(view, texts.change);
  await view.findByText(refused.validUntil);
  expect(errorAt(view.getByLabelText(/^Valid until/))).toBe(refused.validUntil);
  expect(view.queryByText('The record')).toBeNull();
});

test('a change keeps the most a month that the API has set, under the version that was read', async () => {
  const view = await change({ cardMax: 1_250.5 });
  expect(valueOf(view, cardMax)).toBe('1,250.50');
  type(view.getByLabelText('Price without VAT'), '110');
  press(view, texts.change);
  await view.findByText('The record');
  view.getByText(texts.changed);
  expect(server.asked('PUT /proformas/7')[0]!.body).toMatchObject({
    version: 2,
    kind: 'OFFER',
    customerId: 4,
    cardMax: 1_250.5,
    items: [{ unitPrice: 110 }],
  });
});

test('the most a month is offered with a customer of the list and a plan of recurring invoices, or kept', async () => {
  const shows = async (opening: Promise<View>): Promise<boolean> => {
    const view = await opening;
    const isShown = view.queryByLabelText(cardMax) !== null;
    view.unmount();
    return isShown;
  };
  expect(await shows(open('new'))).toBe(false);
  expect(await shows(open('new?customer=7'))).toBe(true);
  expect(await shows(open('new?customer=7', 'STARTER'))).toBe(false);
  expect(await shows(change({ cardMax: 150 }, 'STARTER'))).toBe(true);
});

test('one that has expired gets another last day', async () => {
  const view = await change({ state: 'EXPIRED', validUntil: dayIn(-3) });
  expect(valueOf(view, /^Valid until/)).toBe(printDay(dayIn(14)));
  expect(view.queryByRole('checkbox')).toBeNull();
});

test('a change that comes too late stays in the form with the reason', async () => {
  const view = await change();
  server.on('PUT /proformas/7', answers.refusal(409, 'proformas.changed', 'It has changed meanwhile.'));
  press(view, texts.change);
  await view.findByText('It has changed meanwhile.');
  expect(view.queryByText('The record')).toBeNull();
});

test('a customer that is gone meanwhile is forgotten, and what is typed is sent at the second try', async () => {
  const view = await change({ cardMax: 150 });
  const gone = { customerId: 'Choose another.' };
  server.on('PUT /proformas/7', answers.refusal(422, 'input.invalid', 'Fix the fields.', gone));
  press(view, texts.change);
  await view.findByText(inPortal.merchant.customerGone);
  expect(view.queryByLabelText(cardMax)).toBeNull();
  server.on('PUT /proformas/7', answers.ok(proformaWith()));
  press(view, texts.change);
  await view.findByText('The record');
  expect(server.asked('PUT /proformas/7')[1]!.body).toMatchObject({
    customerId: null,
    cardMax: null,
    customer: { name: 'Helikon Ltd' },
  });
});

test('a change keeps the ground of the document on its lines without VAT', async () => {
  const items = [{ description: 'Course', quantity: 1, unitPrice: 100, taxRate: 0 as const }];
  const content = { ...proformaWith().content, items, vatGround: 'ART_41' as const };
  const view = await change({ content });
  press(view, texts.change);
  await view.findByText('The record');
  expect(server.asked('PUT /proformas/7')[0]!.body).toMatchObject({
    items: [{ taxRate: 0, vatGround: 'ART_41' }],
  });
});
