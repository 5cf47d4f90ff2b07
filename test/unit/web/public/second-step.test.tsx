import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SecondFactorNeeded } from '#contract/users/second-factors.ts';
import SecondStep from '#web/public/sign-in/SecondStep.tsx';
import { en } from '#web/shared/factors/messages/en.ts';
import { FactorMessages } from '#web/shared/factors/messages/factor-messages.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';

prepareComponentTests();

const { signIn: m } = en.factors;
const challenge = '01980d3e-7c1a-4c1e-9d0f-1b2c3d4e5f60';
const sent: unknown[] = [];

const answer = (status: number, body: object): void => {
  vi.stubGlobal('fetch', (_url: string, { body: given }: { body: string }) => {
    sent.push(JSON.parse(given));
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    );
  });
};

beforeEach(() => {
  sent.length = 0;
});

const open = (methods: SecondFactorNeeded['methods']) => {
  const onBack = vi.fn<(reason?: string) => void>();
  const view = renderScreen(
    <FactorMessages>
      <SecondStep step={{ challenge, methods }} onBack={onBack} />
    </FactorMessages>,
  );
  return { ...view, onBack };
};

test('the second step focuses the code, sends it without spaces and shows the refusal of a wrong one', async () => {
  answer(401, { code: 'sign-in.code-refused', message: 'The code is wrong.' });
  const { user } = open(['TOTP', 'RECOVERY_CODE']);
  const code = screen.getByLabelText(m.code);
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(code.getAttribute('inputmode')).toBe('numeric');
  await user.paste('123 456');
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('The code is wrong.');
  expect(sent).toEqual([{ challenge, code: '123456' }]);
  await waitFor(() => expect(document.activeElement).toBe(code));
});

test('a second step whose challenge has ended leads back to the password with the reason', async () => {
  answer(401, { code: 'sign-in.challenge-ended', message: 'The time has run out.' });
  const { user, onBack } = open(['TOTP']);
  await user.type(screen.getByLabelText(m.code), '123456{Enter}');
  await waitFor(() => expect(onBack).toHaveBeenCalledWith('The time has run out.'));
});

test('a browser without WebAuthn is not offered a passkey as second step', () => {
  open(['TOTP', 'PASSKEY', 'RECOVERY_CODE']);
  expect(screen.queryByRole('button', { name: m.withPasskey })).toBeNull();
  expect(screen.getByRole('button', { name: m.withRecoveryCode })).not.toBeNull();
});
