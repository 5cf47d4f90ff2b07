// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import ProformaPage from '#web/merchant/invoices/proformas/ProformaPage.tsx';
import { en } from '#web/merchant/sales/proformas/messages/en.ts';
import { openPortal } from '../schedules/open-portal.tsx';
import { dayIn, proformaWith } from './proforma-with.ts';

prepareComponentTests();
const server = stubPortal();
const { proforma: texts } = en;
const { actions } = texts;

const openPage = (role?: string) =>
  openPortal(
    server,
    <Routes>
      <Route path="/merchant/proformas/:id" element={<ProformaPage />} />
    </Routes>,
    { url: '/merchant/proformas/7', ...(role !== undefined && { role }) },
  );
const open = async (of: Partial<Proforma>, role?: string) => {
  server.on('GET /proformas/7', answers.ok(proformaWith(of)));
  const view = openPage(role);
  await view.findByText('Offer No. 0000000003');
  return view;
};
type View = Awaited<ReturnType<typeof open>>;

/** The actions in the row, before the menu. */
const shown = (view: View): (string | null)[] =>
  [...view.getByRole('group', { name: 'Actions' }).children].map(({ textContent }) => textContent);
const press = (view: View, name: string) => fireEvent.click(view.getByRole('button', { name }));
const confirm = (view: View, name: string) =>
  fireEvent.click(within(view.getByRole('dialog')).getByRole('button', { name }));

test.each([
  ['DRAFT', actions.send],
  ['SENT', actions.send],
  ['ACCEPTED', actions.invoice],
  ['EXPIRED', actions.change],
] as const)('the first action of one that is %s is “%s”', async (state, first) => {
  const view = await open({ state, validUntil: dayIn(state === 'EXPIRED' ? -1 : 10) });
  view.getByText(texts.states[state]);
  expect(shown(view).slice(0, 2)).toEqual([first, actions.pdf]);
});

test.each(['PAID', 'WITHDRAWN'] as const)('one that is %s has its PDF only', async (state) => {
  const view = await open({ state });
  expect(shown(view)).toEqual([actions.pdf]);
});

test('one that has expired is changed for another last day, and is not sent', async () => {
  const view = await open({ state: 'EXPIRED', validUntil: dayIn(-1) });
  const change = view.getByRole('link', { name: actions.change });
  expect(change.getAttribute('href')).toBe('/merchant/proformas/7/edit');
  press(view, 'More');
  view.getByText(actions.withdraw);
  expect(view.queryByText(actions.send)).toBeNull();
});

test('a member who only reads has the PDF only', async () => {
  const view = await open({}, 'VIEWER');
  expect(shown(view)).toEqual([actions.pdf]);
});

test('it is sent to the address of its customer, which can be another', async () => {
  const view = await open({ state: 'DRAFT' });
  server.on('POST /proformas/7/send', answers.ok(proformaWith()));
  press(view, actions.send);
  const address = within(view.getByRole('dialog')).getByLabelText(/^Email/) as HTMLInputElement;
  expect(address.value).toBe('office@example.com');
  fireEvent.change(address, { target: { value: 'boss@example.com' } });
  confirm(view, texts.send.submit);
  await view.findByText('It is on its way to boss@example.com.');
  expect(server.asked('POST /proformas/7/send')[0]!.body).toEqual({ email: 'boss@example.com' });
});

test('one that is accepted says by whom, and is invoiced after a question', async () => {
  const view = await open({
    state: 'ACCEPTED',
    acceptedAt: '2026-11-12T10:00:00Z',
    acceptedBy: 'Maria',
  });
  expect(view.getByText(/Accepted on/).textContent).toMatch(/12\/11\/2026.*Maria/);
  server.on('POST /proformas/7/invoice', answers.ok(proformaWith()));
  press(view, actions.invoice);
  confirm(view, texts.invoice.submit);
  await view.findByText(texts.invoice.done);
  expect(server.asked('POST /proformas/7/invoice')).toHaveLength(1);
});

test('it is withdrawn after a question that can be left, and a refusal is said in the dialog', async () => {
  const view = await open({});
  const ask = () => {
    press(view, 'More');
    fireEvent.click(view.getByText(actions.withdraw));
  };
  ask();
  confirm(view, texts.withdraw.keep);
  expect(view.queryByRole('dialog')).toBeNull();
  server.on('POST /proformas/7/withdraw', answers.refusal(409, 'proformas.is-paid', 'Money came for it.'));
  ask();
  confirm(view, texts.withdraw.submit);
  await within(view.getByRole('dialog')).findByText('Money came for it.');
  server.on('POST /proformas/7/withdraw', answers.ok(proformaWith({ state: 'WITHDRAWN' })));
  confirm(view, texts.withdraw.submit);
  await view.findByText(texts.withdraw.done);
});

test('the page of the customer stands on one that can be accepted and paid, on no other', async () => {
  const sent = await open({});
  sent.getByRole('button', { name: /: Address of the page$/ });
  expect(sent.getByRole('link', { name: /\/offer\// }).getAttribute('href')).toBe(proformaWith().url);
  sent.unmount();
  for (const state of ['DRAFT', 'EXPIRED', 'PAID', 'WITHDRAWN'] as const) {
    const view = await open({ state });
    expect(view.queryByRole('region', { name: texts.page })).toBeNull();
    view.unmount();
  }
});

test('lines are shown with the sums of the invoice, what is open and the reason of the transfer', async () => {
  const view = await open({ paid: 20, open: 100 });
  const panel = view.getByRole('region', { name: texts.lines });
  expect(panel.textContent).toMatch(/Oak table.*€100\.00.*€20\.00.*€120\.00/);
  const fact = (label: string) => view.getByText(label).nextSibling!.textContent;
  expect([fact(texts.paid), fact(texts.open), fact(texts.reference)]).toEqual([
    '€20.00',
    '€100.00',
    'PA7M2U9SGRW',
  ]);
});

test('its documents are led to, its questions are answered by mail', async () => {
  const view = await open({
    paid: 20,
    invoices: [{ invoiceId: 90, invoiceNumber: '0000000090', isAdvance: true, total: 20 }],
    questions: [{ text: 'On Friday?', email: 'maria@example.com', askedAt: '2026-11-12T10:00:00Z' }],
  });
  const advance = view.getByRole('link', { name: 'Advance 0000000090' });
  expect(advance.getAttribute('href')).toBe('/merchant/invoices/90');
  view.getByText('On Friday?');
  const answer = view.getByRole('link', { name: 'Answer maria@example.com' });
  expect(answer.getAttribute('href')).toBe('mailto:maria@example.com');
});

test('one that is not there says so, one that cannot be read can be tried again', async () => {
  server.on('GET /proformas/7', answers.refusal(404, 'proformas.not-found', ''));
  const missing = openPage();
  await missing.findByText(texts.notFound);
  expect(missing.queryByRole('button')).toBeNull();
  missing.unmount();
  server.on('GET /proformas/7', answers.refusal(500, 'unexpected', ''));
  const view = openPage();
  await view.findByText(texts.readFailed);
  server.on('GET /proformas/7', answers.ok(proformaWith()));
  press(view, 'Try again');
  await view.findByText('Offer No. 0000000003');
});

test('one whose mail was refused says so with its address', async () => {
  const view = await open({ isEmailRefused: true });
  const said = texts.emailRefused.replace('{email}', 'office@example.com');
  expect(view.getByText(said).isConnected).toBe(true);
});
