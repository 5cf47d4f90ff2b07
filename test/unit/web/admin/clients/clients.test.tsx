// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ClientSummary } from '#contract/accountants/accountants.ts';
import ClientHome from '#web/admin/clients/ClientHome.tsx';
import { en } from '#web/admin/clients/messages/en.ts';
import { en as shared } from '#web/shared/messages/en.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { answerCalls, renderAdmin, type Answer, type Sent } from '../render-admin.tsx';

prepareComponentTests();
const { clients: t } = en;

// 2 November in Sofia, still 1 November in UTC.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T22:30:00Z') });
});

const bakery: ClientSummary = {
  id: 7,
  businessName: 'Пекарна „Липа“ ООД',
  vatRegistration: 'FULL',
  monthState: 'OVER',
  turnover: 4210.5,
  vatCharged: 701.75,
  documents: 58,
  problems: [
    { kind: 'INVOICE_OVERDUE', count: 2 },
    { kind: 'PROFILE_INCOMPLETE', count: 1 },
  ],
  openQuestions: 1,
  newAnswers: 0,
};

const listPath = '/accountant/clients';
const filterOf = ({ query }: Sent): unknown => JSON.parse(query.get('filter') ?? '{}');

const arrive = async (
  clients: readonly ClientSummary[],
  more: (call: Sent) => Answer | undefined = () => undefined,
) => {
  const sent = answerCalls((call) => {
    if (call.path === listPath && call.method === 'GET') return { body: clients, total: clients.length };
    if (call.path === '/auth/session') return { body: { email: 'kantora@example.bg' } };
    return more(call);
  });
  const view = renderAdmin(<ClientHome />, { role: 'ACCOUNTANT' });
  if (clients.length > 0) await screen.findByText(clients[0]!.businessName);
  const lists = () => sent.filter(({ path, method }) => path === listPath && method === 'GET').map(filterOf);
  return { ...view, sent, lists };
};

test('the home of an accountant shows the clients of the month before this one, sorted by the server', async () => {
  const { sent, lists } = await arrive([bakery]);
  expect(screen.getByRole('heading', { name: 'October 2026' })).not.toBeNull();
  expect(lists()).toEqual([{ month: '2026-10' }]);
  expect(sent[0]!.query.get('sort')).toBe('["businessName","ASC"]');
  const row = screen.getByRole('row', { name: /Липа/ });
  for (const text of ['€4,210.50', '€701.75', '58', t.month.OVER, 'VAT: Registered', '1 unanswered']) {
    expect(within(row).getByText(text), text).not.toBeNull();
  }
});

test('a problem of a client is named in words and leads to the list where it is cleared', async () => {
  await arrive([bakery]);
  const link = screen.getByRole('link', { name: '2 overdue invoices' });
  const url = new URL(link.getAttribute('href')!, 'https://plateno.example');
  expect(url.pathname).toBe('/admin/invoices');
  expect(JSON.parse(url.searchParams.get('filter')!)).toEqual({
    merchantId: 7,
    from: '2026-10-01',
    to: '2026-10-31',
    status: 'OVERDUE',
  });
  const profile = screen.getByRole('link', { name: t.problems.PROFILE_INCOMPLETE });
  expect(profile.getAttribute('href')).toBe('/admin/merchants/7/show');
});

test('the arrows choose another month up to the current one, which stays in the URL', async () => {
  const { user, lists, here } = await arrive([bakery]);
  const next = screen.getByRole('button', { name: t.month.next });
  await user.click(next);
  await screen.findByRole('heading', { name: 'November 2026' });
  expect(screen.getByRole('button', { name: t.month.next }).hasAttribute('disabled')).toBe(true);
  await waitFor(() => expect(lists().at(-1)).toEqual({ month: '2026-11' }));
  expect(here()).toContain('2026-11');
});

test('the filter asks the server for the clients that need attention and keeps the month', async () => {
  const { user, lists } = await arrive([bakery]);
  await user.click(screen.getByRole('button', { name: t.month.previous }));
  await screen.findByRole('heading', { name: 'September 2026' });
  await user.click(screen.getByRole('button', { name: t.needsMe }));
  await waitFor(() => expect(lists().at(-1)).toEqual({ month: '2026-09', needsMe: 'true' }));
  expect(screen.getByRole('button', { name: t.needsMe }).getAttribute('aria-pressed')).toBe('true');
});

test('an accountant without clients reads how a merchant invites', async () => {
  await arrive([]);
  await screen.findByText(t.none.title);
  expect(await screen.findByText(t.none.hint.replace('{email}', 'kantora@example.bg'))).not.toBeNull();
});

test('a pack of the selected clients that fails shows the reason, and is asked for again', async () => {
  let status = 429;
  const { user, sent } = await arrive([bakery], ({ path }) =>
    path === '/accountant/packs' ? { status, body: { code: 'x', message: 'Too many packs.' } } : undefined,
  );
  expect(screen.getByText(t.pack.hint)).not.toBeNull();
  await user.click(within(screen.getByRole('row', { name: /Липа/ })).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: t.pack.button }));
  expect((await screen.findByRole('alert')).textContent).toContain('Too many packs.');
  // jsdom has no object URLs.
  class FileURL extends URL {
    static override createObjectURL = () => 'blob:pack';
    static override revokeObjectURL = () => undefined;
  }
  vi.stubGlobal('URL', FileURL);
  status = 200;
  await user.click(screen.getByRole('button', { name: shared.shared.retry }));
  await screen.findByText(t.pack.hint);
  const packs = sent.filter(({ path }) => path === '/accountant/packs');
  expect(packs.map(({ body }) => body)).toEqual([
    { month: '2026-10', merchantIds: [7] },
    { month: '2026-10', merchantIds: [7] },
  ]);
});

test('a question to a client is asked in a dialog that keeps the text when the server refuses it', async () => {
  let status = 429;
  const { user, sent } = await arrive([bakery], ({ path }) =>
    path === '/merchants/7/questions' ? { status, body: { message: 'Thirty a day.' } } : undefined,
  );
  await user.click(screen.getByRole('button', { name: `${t.ask.action}: ${bakery.businessName}` }));
  const dialog = screen.getByRole('dialog', { name: t.ask.title.replace('{name}', bakery.businessName) });
  await user.type(within(dialog).getByRole('textbox'), 'For what is it?');
  await user.click(within(dialog).getByRole('button', { name: t.ask.submit }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Thirty a day.');
  status = 201;
  await user.click(within(dialog).getByRole('button', { name: t.ask.submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = sent.filter(({ path }) => path === '/merchants/7/questions');
  expect(asked.map(({ body }) => body)).toEqual([
    { question: 'For what is it?' },
    { question: 'For what is it?' },
  ]);
});

test('access to a client ends only after confirmation', async () => {
  const { user, sent } = await arrive([bakery], ({ method }) =>
    method === 'DELETE' ? { status: 204 } : undefined,
  );
  const ended = () => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  await user.click(screen.getByRole('button', { name: `${t.end.action}: ${bakery.businessName}` }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(t.end.text)).not.toBeNull();
  expect(ended()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: t.end.action }));
  await waitFor(() => expect(ended()).toEqual(['/accountant/clients/7']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('on a phone the clients are cards that can be selected', async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
  const { user } = await arrive([bakery]);
  expect(screen.queryByRole('table')).toBeNull();
  const card = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes('€4,210.50'))!;
  await user.click(
    within(card).getByRole('checkbox', { name: t.select.replace('{name}', bakery.businessName) }),
  );
  expect(screen.getByRole('button', { name: t.pack.button })).not.toBeNull();
});
