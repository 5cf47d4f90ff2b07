import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { listOwnLinks } from '#contract/links/links.ts';
import { getOwnMerchant } from '#contract/merchants/merchants.ts';
import { signOut } from '#contract/users/users.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { answers, stubApi } from '#test/unit/web/support/stub-api.ts';
import { ApiError } from '#web/shared/api-error.ts';
import { call } from '#web/shared/call.ts';
import { readSession, writeSession } from '#web/shared/session.ts';
import type { Transport } from '#web/shared/api-request.ts';
import { useTransport } from '#web/shared/transport.ts';

prepareComponentTests();
const server = stubApi();
const merchants = 'GET /merchants/me';

/** A page with a transport of its own, as the demo. */
const samples = () => {
  const send = vi.fn<Transport>(async () => new Response('{"id":1}'));
  const Child = () => {
    useEffect(() => void call(getOwnMerchant, {}), []);
    return null;
  };
  const Page = () => {
    useTransport(send);
    return <Child />;
  };
  return { send, Page };
};

test('while a page has its own transport nothing is sent to the server, and the session stays in the browser', async () => {
  writeSession({ token: 'secret', username: 'maria', role: 'MERCHANT' });
  const { send, Page } = samples();
  renderScreen(<Page />);
  await call(getOwnMerchant, {});
  expect(send).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(send.mock.calls)).not.toContain('secret');
  expect(server.asked(merchants)).toEqual([]);
});

test('a refusal of such a page ends no session', async () => {
  writeSession({ token: 'secret', username: 'maria', role: 'MERCHANT' });
  const refused = new ApiError(401, { code: 'session.needed' });
  const Page = () => {
    useTransport(() => Promise.reject(refused));
    return null;
  };
  renderScreen(<Page />);
  await expect(call(signOut, {})).rejects.toBe(refused);
  expect(readSession()).toMatchObject({ token: 'secret' });
});

test('once the page is left, requests go to the server with the session again', async () => {
  writeSession({ token: 'secret', username: 'maria', role: 'MERCHANT' });
  server.on(merchants, answers.ok({ id: 3 }));
  const { send, Page } = samples();
  const { unmount } = renderScreen(<Page />);
  unmount();
  expect(await call(getOwnMerchant, {})).toMatchObject({ id: 3 });
  expect(send).toHaveBeenCalledTimes(1);
  expect(server.asked(merchants)).toMatchObject([{ token: 'Bearer secret' }]);
});

test('a call whose endpoint is loaded later goes where the page’s requests went when it was made', async () => {
  const { send, Page } = samples();
  const { unmount } = renderScreen(<Page />);
  let load: (endpoint: typeof listOwnLinks) => void = () => undefined;
  const called = call(() => new Promise<typeof listOwnLinks>((resolve) => (load = resolve)), {});
  unmount();
  load(listOwnLinks);
  await act(async () => void (await called));
  expect(send).toHaveBeenCalledTimes(2);
  expect(server.asked('GET /payment-links/me')).toEqual([]);
});
