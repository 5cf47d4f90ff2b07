import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createLink } from '#contract/links/links.ts';
import { requestRefund } from '#contract/payments/payment-history.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { call } from '#web/shared/call.ts';
import { networkTexts } from '#web/shared/messages/network-texts.ts';
import { LateCalls } from '#web/shared/unanswered/LateCalls.tsx';
import { stopWaiting } from '#web/shared/unanswered/unanswered.ts';

prepareComponentTests();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const drop = (): void => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
};
const answer = (): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 1 }, { status: 201 })));
};
const refund = { params: { id: 7 }, body: { amount: 5, reason: 'REQUESTED_BY_CUSTOMER' } } as const;
const link = { body: { amount: 19.99, currency: 'EUR' } } as const;

test.each([
  ['bg', 'Още не знаем дали е минало', 'Възстановяване на сума', 'Провери сега'],
  ['en', 'We don’t know yet whether it went through', 'Refund', 'Check now'],
] as const)(
  'a refund without an answer is named as not known yet until the answer is there, in %s',
  async (language, title, name, check) => {
    const view = renderScreen(<LateCalls />, { language });
    drop();
    const result = call(requestRefund, refund);
    const dialog = await view.findByRole('alertdialog', { name: title });
    expect(dialog.textContent).toContain(name);
    expect(view.queryByText(/не успя|failed/i)).toBeNull();
    answer();
    await view.user.click(view.getByRole('button', { name: check }));
    await expect(result).resolves.toEqual({ id: 1 });
    await waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull());
  },
);

test('the dialog can neither be closed by Escape nor by the browser while there is no answer', async () => {
  const view = renderScreen(<LateCalls />);
  drop();
  const result = call(createLink, link).catch((reason: unknown) => reason);
  const dialog = (await view.findByRole('alertdialog')) as HTMLDialogElement;
  await view.user.keyboard('{Escape}');
  expect(dialog.open).toBe(true);
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
  expect(dialog.open).toBe(true);
  act(() => stopWaiting());
  await result;
});

test('without a connection the dialog says so and asks again at once when it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const view = renderScreen(<LateCalls />, { language: 'bg' });
  drop();
  const result = call(createLink, link);
  await view.findByRole('alertdialog', { name: 'Няма връзка' });
  answer();
  act(() => void window.dispatchEvent(new Event('online')));
  await expect(result).resolves.toEqual({ id: 1 });
  await waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull());
  vi.restoreAllMocks();
});

test('after two minutes waiting can be stopped, and the action fails with a message that calls it no failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const view = renderScreen(<LateCalls />, { language: 'bg' });
  drop();
  const result = call(createLink, link).catch((reason: unknown) => reason);
  await act(() => vi.advanceTimersByTimeAsync(100_000));
  expect(view.queryByRole('button', { name: 'Спри да чакаш' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(21_000));
  view.getByText(/вижте в списъка дали е минало/);
  act(() => view.getByRole('button', { name: 'Спри да чакаш' }).click());
  expect(await result).toMatchObject({ message: networkTexts.bg.stopped });
});
