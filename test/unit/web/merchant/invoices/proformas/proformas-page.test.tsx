// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proformaStates, type ProformaSummary } from '#contract/proformas/proformas.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import ProformasPage from '#web/merchant/invoices/proformas/ProformasPage.tsx';
import { en as inPortal } from '#web/merchant/kit/messages/en.ts';
import { en } from '#web/merchant/sales/proformas/messages/en.ts';
import { en as inShared } from '#web/shared/messages/en.ts';
import { openPortal } from '../schedules/open-portal.tsx';
import { proformaWith } from './proforma-with.ts';

prepareComponentTests();
const server = stubPortal();
const { proforma: texts } = en;
const { shared } = inShared;

type Opened = Readonly<{
  rows?: readonly ProformaSummary[];
  /** On all pages. */
  total?: number;
  role?: string;
  url?: string;
}>;

const open = ({ rows = [], total = rows.length, ...portal }: Opened = {}) => {
  server.on('GET /proformas/me', answers.ok({ content: rows, totalElements: total }));
  return openPortal(server, <ProformasPage />, { url: '/merchant/proformas', ...portal });
};

test('each row says customer, first line, sum, kind and number, last day and state', async () => {
  const rows = proformaStates.map((state, place) =>
    proformaWith({ id: place + 1, number: `000000000${place}`, state, validUntil: '2026-12-15' }),
  );
  const { findByRole, getByRole } = open({ rows });
  await findByRole('row', { name: /0000000000/ });
  for (const [place, state] of proformaStates.entries())
    expect(getByRole('row', { name: new RegExp(`000000000${place}`) }).textContent).toMatch(
      new RegExp(`Helikon Ltd.*Oak table.*€120\\.00.*Offer.*15/12/2026.*${texts.states[state]}`),
    );
  expect(
    getByRole('row', { name: /0000000001/ })
      .querySelector('a')!
      .getAttribute('href'),
  ).toBe('/merchant/proformas/2');
});

test('the newest comes first, by the order of the server', async () => {
  const { findByRole } = open({ rows: [proformaWith()] });
  await findByRole('row', { name: /Oak table/ });
  expect(server.asked('GET /proformas/me')[0]!.path).toMatch(/sortBy=createdAt&sortDir=desc/);
});

test('the tab of a state is asked of the server, and one without rows says that none matches', async () => {
  const { findByText, findByRole, getByLabelText } = open({ rows: [proformaWith()], total: 12 });
  await findByRole('row', { name: /Oak table/ });
  server.on('GET /proformas/me', answers.ok({ content: [], totalElements: 0 }));
  fireEvent.click(await findByRole('button', { name: texts.states.EXPIRED }));
  await findByText(shared.list.noMatch);
  expect(server.asked('GET /proformas/me').at(-1)!.path).toContain('state=EXPIRED');
  expect(getByLabelText('query').textContent).toContain('status=EXPIRED');
});

test('a kind and a text in the address are asked of the server', async () => {
  const { findByText } = open({ url: '/merchant/proformas?kind=OFFER&search=Helikon' });
  await findByText(shared.list.noMatch);
  expect(server.asked('GET /proformas/me')[0]!.path).toMatch(/search=Helikon.*kind=OFFER/);
});

test('without any the page says how to begin', async () => {
  const { findByText, getByRole } = open();
  await findByText(texts.none);
  const targetOf = (name: string) => getByRole('link', { name }).getAttribute('href');
  expect(targetOf(texts.write)).toBe('/merchant/proformas/new');
  expect(targetOf(inPortal.merchant.invoices.writeOffer)).toBe('/merchant/proformas/new?kind=OFFER');
});

test('a member who only reads has no button', async () => {
  const { findByText, queryByRole } = open({ role: 'VIEWER' });
  await findByText(texts.none);
  expect(queryByRole('link', { name: texts.write })).toBeNull();
});

test('a list that cannot be read says so', async () => {
  const view = open();
  server.on('GET /proformas/me', answers.refusal(500, 'unexpected', ''));
  await view.findByText(texts.failed);
  expect(view.queryByText(texts.none)).toBeNull();
});
