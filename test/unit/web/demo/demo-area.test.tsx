import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubApi } from '#test/unit/web/support/stub-api.ts';
import { chooseLanguage } from '#web/shared/messages/language.ts';
import DemoArea from '#web/app/DemoArea.tsx';
import { bg } from '#web/demo/messages/bg.ts';
import { en } from '#web/demo/messages/en.ts';
import { shell } from '#web/merchant/kit/messages/shell-en.ts';
import { writeSession } from '#web/shared/session.ts';

vi.hoisted(() =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false })),
);

prepareComponentTests();
const sent = vi.fn();
stubApi((asked) => {
  sent(asked);
  return new Response(null, { status: 500 });
});

const show = (path = '') =>
  renderScreen(
    <Routes>
      <Route path="/demo/merchant/*" element={<DemoArea />} />
    </Routes>,
    { url: `/demo/merchant${path}` },
  );

test.each([
  '',
  '/links/1',
  '/invoices/1',
  '/payments/3',
  '/proformas',
  '/proformas/1',
  '/schedules',
  '/schedules/1',
  '/settings/plan',
])('a signed-in merchant reads the demo at "%s", and nothing is sent to the server', async (path) => {
  writeSession({ token: 'secret', username: 'maria', role: 'MERCHANT' });
  show(path);
  await screen.findByText(en.demo.note);
  await screen.findAllByText(/€/);
  expect(sent).not.toHaveBeenCalled();
});

test('invoices, proformas and recurring invoices stand beside each other below one tab of the demo', async () => {
  for (const path of ['/invoices', '/proformas', '/schedules']) {
    const { unmount } = show(path);
    const { invoices, proformas, schedules } = shell.merchant.nav;
    const beside = within(await screen.findByRole('navigation', { name: invoices }));
    expect(beside.getAllByRole('link').map((link) => link.textContent)).toEqual([
      invoices,
      proformas,
      schedules,
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(en.demo.invoices);
    unmount();
  }
});

test('a change of language shows the samples in it', async () => {
  show();
  await screen.findAllByText(en.demo.sample.merchant, { exact: false });
  act(() => chooseLanguage('bg'));
  await screen.findAllByText(bg.demo.sample.merchant, { exact: false });
  expect(sent).not.toHaveBeenCalled();
});
