import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { en } from '#web/public/account-mails/messages/en.ts';
import { PublicSurface } from '#web/public/PublicSurface.tsx';
import RegisteredBanner from '#web/public/RegisteredBanner.tsx';
import { registeredIn, type Registered } from '#web/shared/registration/registered.ts';

prepareComponentTests();
const texts = en.accountMails.registered;
const correctionToken = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';

const show = (registered: Registered) => {
  const onCorrected = vi.fn();
  const screen = renderScreen(
    <PublicSurface>
      <RegisteredBanner registered={registered} onCorrected={onCorrected} />
    </PublicSurface>,
  );
  return { ...screen, onCorrected };
};

const correct = async (status: number, body: object | null) => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (path: string, { body: given }: { body: string }) => {
    sent(path, JSON.parse(given));
    return new Response(body && JSON.stringify(body), { status });
  });
  const screen = show({ registered: 'mraia@example.com', correctionToken });
  const { user, getByText, getByLabelText } = screen;
  await user.click(getByText(texts.wrongEmail));
  const email = getByLabelText(texts.correctedEmail);
  await waitFor(() => expect(document.activeElement).toBe(email));
  await user.clear(email);
  await user.type(email, 'maria@example.com');
  await user.click(getByText(texts.correct));
  return { ...screen, sent };
};

test('a merchant that chose a plan before it registered reads where the plan waits', async () => {
  const { findByText } = show({ registered: 'maria@example.com', wantedPlan: 'GROWTH' });
  await findByText(texts.plan.replace('{plan}', 'Growth'), { exact: false });
  expect(registeredIn({ registered: 'm@example.com', wantedPlan: 'PRO' })?.wantedPlan).toBe('PRO');
  expect(registeredIn({ registered: 'm@example.com', wantedPlan: 'GOLD' })).not.toHaveProperty('wantedPlan');
});

test('a new merchant corrects a mistyped address by the token of the registration', async () => {
  const { sent, onCorrected } = await correct(204, null);
  await waitFor(() => expect(onCorrected).toHaveBeenCalledWith('maria@example.com'));
  expect(sent.mock.calls).toEqual([
    ['/api/auth/registration-email', { token: correctionToken, email: 'maria@example.com' }],
  ]);
});

test('an address that can no longer be corrected tells where to write', async () => {
  const { findByText, onCorrected } = await correct(410, { code: 'accounts.link-gone', message: 'Gone.' });
  await findByText(texts.correctGone);
  expect(onCorrected).not.toHaveBeenCalled();
});

test('a corrected address is named, and cannot be corrected again', () => {
  const { getByText, queryByText } = show({ registered: 'maria@example.com', isCorrected: true });
  getByText(texts.corrected.replace('{email}', 'maria@example.com'));
  expect(queryByText(texts.wrongEmail)).toBeNull();
});

test('the navigation state of another page is no registration', () => {
  expect(registeredIn(null)).toBeUndefined();
  expect(registeredIn({ chapter: 'questions' })).toBeUndefined();
  expect(registeredIn({ registered: 'maria@example.com', correctionToken: 7 })).toEqual({
    registered: 'maria@example.com',
    isCorrected: false,
  });
});
