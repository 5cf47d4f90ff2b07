// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CardMandate } from '#contract/payments/card-mandates.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import CustomerSales from '#web/merchant/sales/CustomerSales.tsx';
import { en } from '#web/merchant/sales/schedules/messages/en.ts';
import { openPortal } from '../invoices/schedules/open-portal.tsx';
import { cardWith, scheduleWith } from '../invoices/schedules/schedule-with.ts';

prepareComponentTests();
const server = stubPortal();
const { schedule: texts } = en;
const page = (rows: readonly unknown[]) => answers.ok({ content: rows, totalElements: rows.length });

const open = (cards: readonly CardMandate[] = [], role?: string) => {
  server.on('GET /schedules/me', page([scheduleWith()]));
  server.on('GET /card-mandates/me', page(cards));
  server.on('GET /proformas/me', page([]));
  return openPortal(server, <CustomerSales customerId={4} />, role === undefined ? {} : { role });
};

test('the record of a customer leads to what repeats, with the next day', async () => {
  const { findByRole } = open();
  const row = await findByRole('link', { name: /Hosting/ });
  expect(row.getAttribute('href')).toBe('/merchant/schedules/7');
  expect(row.textContent.replaceAll(/[⁦-⁩]/g, '')).toContain('next on 15/12/2026 · Every month, on day 15');
  for (const list of ['schedules', 'card-mandates', 'proformas'])
    expect(server.asked(`GET /${list}/me`)[0]!.path).toContain('customerId=4');
});

test('the card says its maximum and what was charged this month, and is stopped after a question', async () => {
  const view = open([cardWith({ chargedThisMonth: 60 })]);
  const panel = await view.findByRole('region', { name: texts.card });
  expect(panel.textContent).toMatch(/Visa •••• 4242.*€120\.00.*30\/04\/2028.*€60\.00/);
  server.on('POST /card-mandates/5/end', answers.ok(cardWith({ state: 'ENDED' })));
  fireEvent.click(within(panel).getByRole('button', { name: texts.stopCard.action }));
  fireEvent.click(within(view.getByRole('dialog')).getByRole('button', { name: texts.stopCard.submit }));
  await view.findByText(texts.stopCard.done);
  expect(server.asked('POST /card-mandates/5/end')).toHaveLength(1);
});

test.each([
  [{ state: 'EXPIRED' }, /Expired/],
  [{ state: 'ENDED', endedBy: 'PAYER', endedAt: '2026-11-12T10:00:00Z' }, /customer stopped it on .*12\/11/],
  [{ state: 'ENDED', endedBy: 'REPLACED', endedAt: '2026-11-12T10:00:00Z' }, /another card/],
] as const)('a card that is charged no more says why, %j', async (of, words) => {
  const { findByRole } = open([cardWith(of)]);
  expect((await findByRole('region', { name: texts.card })).textContent).toMatch(words);
});

test('a member who may not read documents asks for none of it', async () => {
  const { findByLabelText } = open([], 'CASHIER');
  await findByLabelText('query');
  await expect.poll(() => server.asked('GET /auth/session').length).toBe(1);
  expect(server.asked('GET /schedules/me')).toEqual([]);
});
