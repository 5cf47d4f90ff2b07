// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { customerWith } from '#test/unit/web/merchant/customers/customer-with.ts';
import ScheduleFormPage from '#web/merchant/invoices/schedules/ScheduleFormPage.tsx';
import { en } from '#web/merchant/sales/schedules/messages/en.ts';
import { openPortal } from './open-portal.tsx';
import { scheduleWith } from './schedule-with.ts';

prepareComponentTests();
const server = stubPortal();
const { form: texts } = en.schedule;

const open = async (path: string) => {
  server.on('GET /customers/me', answers.ok([]));
  server.on('GET /items/me', answers.ok([]));
  const view = openPortal(
    server,
    <Routes>
      <Route path="/merchant/schedules/new" element={<ScheduleFormPage />} />
      <Route path="/merchant/schedules/:id/edit" element={<ScheduleFormPage />} />
      <Route path="/merchant/schedules/:id" element={<p>The record</p>} />
    </Routes>,
    { url: `/merchant/schedules/${path}` },
  );
  await view.findByLabelText(/^Description/);
  return view;
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('another price is shown beside the former one before it is saved, under the version that was read', async () => {
  server.on('GET /schedules/7', answers.ok(scheduleWith()));
  server.on('PUT /schedules/7', answers.ok(scheduleWith()));
  const view = await open('7/edit');
  expect(view.queryByText(/From the next invoice on/)).toBeNull();
  type(view.getByLabelText('Price without VAT'), '110');
  const both = await view.findByText(/From the next invoice on/);
  expect(both.textContent).toMatch(/€120\.00.*€132\.00/);
  fireEvent.click(view.getByRole('button', { name: texts.change }));
  await view.findByText('The record');
  expect(server.asked('PUT /schedules/7')[0]!.body).toMatchObject({
    version: 2,
    customerId: 4,
    day: 15,
    items: [{ description: 'Hosting for {{month}}', unitPrice: 110 }],
  });
});

test('a refused price stays in the form with the reason', async () => {
  server.on('GET /schedules/7', answers.ok(scheduleWith()));
  server.on('PUT /schedules/7', answers.refusal(409, 'schedules.changed', 'It has changed meanwhile.'));
  const view = await open('7/edit');
  fireEvent.click(view.getByRole('button', { name: texts.change }));
  await view.findByText('It has changed meanwhile.');
  expect(view.queryByText('The record')).toBeNull();
});

test('a customer brings days to pay and language, and may be offered to let a card stay', async () => {
  server.on('GET /customers/7', answers.ok({ ...customerWith({}), id: 7, dueDays: 30, language: 'en' }));
  const view = await open('new?customer=7');
  const valueOf = (label: string) => (view.getByLabelText(label) as HTMLInputElement).value;
  expect([valueOf(texts.dueDays), valueOf(texts.language)]).toEqual(['30', 'en']);
  expect(view.queryByLabelText(/^At most a month/)).toBeNull();
  type(view.getByLabelText(texts.card), 'yes');
  await view.findByLabelText(/^At most a month/);
});

test('a new one without a customer of the list offers no card', async () => {
  const view = await open('new');
  expect(view.queryByLabelText(texts.card)).toBeNull();
});
