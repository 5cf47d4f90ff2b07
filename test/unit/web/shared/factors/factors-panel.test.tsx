// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Factor } from '#contract/users/second-factors.ts';
import { FactorsPanel } from '#web/shared/factors/FactorsPanel.tsx';
import { en } from '#web/shared/factors/messages/en.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';

prepareComponentTests();
const { factors: t } = en;

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const url = `otpauth://totp/Plateno:maria?secret=${secret}&issuer=Plateno`;
const codes = Array.from({ length: 10 }, (_, place) => `7K3QW9ZX2${place}`);
const app: Factor = {
  id: 3,
  kind: 'TOTP',
  name: 'Maria’s phone',
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
  isBackedUp: false,
};

type Sent = Readonly<{ call: string; body: unknown }>;

/** The panel of a user with these factors; the code 123456 is right. */
const open = (given: readonly Factor[], { isRequired = false, left = 10 } = {}) => {
  let factors = [...given];
  const sent: Sent[] = [];
  const answerOf = (call: string, body: { code?: string } | undefined): [number, unknown] => {
    if (call === 'GET /auth/factors') return [200, { factors, recoveryCodesLeft: left, isRequired }];
    if (call === 'POST /auth/factors/totp') return [201, { id: 3, secret, url }];
    if (call === 'POST /auth/recovery-codes') return [200, { recoveryCodes: codes }];
    if (call === 'DELETE /auth/factors/3') {
      factors = [];
      return [204, undefined];
    }
    if (body?.code !== '123456') return [422, { code: 'factors.wrong', message: 'The code is wrong.' }];
    factors = [app];
    return [200, { recoveryCodes: given.length === 0 ? codes : null }];
  };
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    const given = body === undefined ? undefined : (JSON.parse(body) as { code?: string });
    const call = `${method} ${path.replace('/api', '')}`;
    sent.push({ call, body: given });
    const [status, answer] = answerOf(call, given);
    return new Response(answer === undefined ? null : JSON.stringify(answer), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = renderScreen(
    <QueryClientProvider client={client}>
      <FactorsPanel />
    </QueryClientProvider>,
  );
  return { ...view, sent };
};

test('setting up an app shows its secret as QR code and text, refuses a wrong code and then shows ten codes', async () => {
  const { user, sent } = open([]);
  await screen.findByText(t.none);
  await user.click(screen.getByRole('button', { name: t.addApp }));
  const dialog = await screen.findByRole('dialog', { name: t.app.title });
  expect(within(dialog).getByRole('img', { name: t.app.code })).not.toBeNull();
  expect(within(dialog).getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).not.toBeNull();
  expect(within(dialog).getByRole('link', { name: t.app.open }).getAttribute('href')).toBe(url);

  const code = within(dialog).getByLabelText(t.app.confirm);
  await user.type(code, '000 000');
  await user.click(within(dialog).getByRole('button', { name: t.app.submit }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('The code is wrong.');
  await user.clear(code);
  await user.type(code, '123 456{Enter}');
  const list = await within(await screen.findByRole('dialog', { name: t.codes.title })).findByRole('list', {
    name: t.codes.list,
  });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  expect(sent.filter(({ call }) => call === 'POST /auth/factors/totp/3').map(({ body }) => body)).toEqual([
    { code: '000000', name: t.app.defaultName },
    { code: '123456', name: t.app.defaultName },
  ]);
});

test('new recovery codes are asked for once confirmed, and are copied, downloaded and printed with the account', async () => {
  const { user, sent } = open([app], { left: 2 });
  await screen.findByText(t.codes.few.split(' |||| ')[1]!.replace('{smart_count}', '2'));
  await user.click(screen.getByRole('button', { name: t.codes.renew }));
  const question = screen.getByRole('dialog', { name: t.codes.renewTitle });
  expect(sent.some(({ call }) => call === 'POST /auth/recovery-codes')).toBe(false);
  await user.click(within(question).getByRole('button', { name: t.codes.renew }));
  const dialog = await screen.findByRole('dialog', { name: t.codes.title });
  for (const name of [t.codes.download, t.codes.print]) {
    expect(within(dialog).getByRole('button', { name })).not.toBeNull();
  }
  const printed = document.querySelector('article')!;
  expect(within(printed).getAllByText(/7K3QW 9ZX2/)).toHaveLength(10);
  expect(within(printed).getByText(t.codes.printedText)).not.toBeNull();
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await user.click(within(dialog).getByRole('button', { name: t.codes.print }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(within(dialog).getByRole('button', { name: t.codes.done }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a factor is removed only after confirmation', async () => {
  const { user, sent } = open([app]);
  await user.click(await screen.findByRole('button', { name: t.removeOf.replace('{name}', app.name) }));
  const dialog = screen.getByRole('dialog', { name: t.removeTitle });
  expect(within(dialog).getByText(t.removeText.replace('{name}', app.name))).not.toBeNull();
  expect(sent.map(({ call }) => call)).toEqual(['GET /auth/factors']);
  await user.click(within(dialog).getByRole('button', { name: t.remove }));
  await screen.findByText(t.none);
  expect(sent.map(({ call }) => call)).toContain('DELETE /auth/factors/3');
});

test('a required last factor has no button that removes it', async () => {
  open([app], { isRequired: true });
  await screen.findByText(t.isRequired);
  expect(screen.queryByRole('button', { name: t.removeOf.replace('{name}', app.name) })).toBeNull();
});

test('a browser without WebAuthn is not offered a passkey', async () => {
  open([]);
  await screen.findByText(t.none);
  expect(screen.queryByRole('button', { name: t.addPasskey })).toBeNull();
});
