import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelLink, createLink, listOwnLinks } from '#contract/links/links.ts';
import { signOut } from '#contract/users/users.ts';
import { onAccessRefused } from '#web/shared/access-refused.ts';
import { ApiError, messageOf, bodyMessageOf } from '#web/shared/api-error.ts';
import { call } from '#web/shared/call.ts';
import { request } from '#web/shared/transport.ts';
import { clearSession, hasSessionEnded, writeSession } from '#web/shared/session.ts';
import { LoginFailed, SecondStepNeeded } from '#web/shared/sign-in-failures.ts';
import { signInWith } from '#web/shared/sign-in-with.ts';
import { isFactorRequired, releaseFactor } from '#web/shared/factors/required-factor.ts';
import { registerProofDialog } from '#web/shared/proof/ask-for-proof.ts';
import { memoryStorage } from './memory-storage.ts';

const asked: { address: string; init: RequestInit }[] = [];

/** Sets the server's next response. */
const answer = (status: number, body?: unknown): void => {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push({ address, init });
    const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status }));
  });
};

const refusalOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`not refused: ${String(error)}`);
  return error;
};

const signIn = (): void =>
  localStorage.setItem('auth', JSON.stringify({ token: 'abc', username: 'demo', role: 'MERCHANT' }));

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: {} });
});

describe('a call', () => {
  test('a call sends session, language and body to the endpoint’s path on this origin', async () => {
    signIn();
    localStorage.setItem('language', 'en');
    answer(201, { id: 1 });
    await expect(call(createLink, { body: { amount: 19.99, currency: 'EUR' } })).resolves.toEqual({ id: 1 });
    const { address, init } = asked[0]!;
    const headers = new Headers(init.headers);
    expect([init.method, address]).toEqual(['POST', '/api/payment-links/me']);
    expect(headers.get('authorization')).toBe('Bearer abc');
    expect(headers.get('accept-language')).toBe('en');
    expect(headers.get('content-type')).toBe('application/json');
    expect(init.body).toBe('{"amount":19.99,"currency":"EUR"}');
  });

  test('a call without a session sends no token and asks for Bulgarian by default', async () => {
    answer(200, []);
    await call(listOwnLinks, {});
    const headers = new Headers(asked[0]!.init.headers);
    expect(headers.has('authorization')).toBe(false);
    expect(headers.get('accept-language')).toBe('bg');
  });

  test('a call fills path parameters and omits missing query parameters', async () => {
    answer(200, {});
    await call(cancelLink, { params: { id: 12 } });
    await call(listOwnLinks, { query: { page: 0, size: 10, search: 'торта & кафе', status: undefined } });
    expect(asked.map(({ address }) => address)).toEqual([
      '/api/payment-links/12/cancel',
      `/api/payment-links/me?page=0&size=10&search=${new URLSearchParams({ q: 'торта & кафе' }).toString().slice(2)}`,
    ]);
  });

  test.each([202, 204])('a call answered %i without a body resolves to undefined', async (status) => {
    answer(status);
    await expect(call(signOut, {})).resolves.toBeUndefined();
  });

  test('a refusal for want of a right is announced, another refusal is not', async () => {
    const listener = vi.fn();
    const end = onAccessRefused(listener);
    answer(404, { code: 'links.not-found', message: 'No such link.' });
    await refusalOf(call(cancelLink, { params: { id: 1 } }));
    expect(listener).not.toHaveBeenCalled();
    answer(403, { code: 'access.not-allowed', message: 'Not allowed.' });
    await refusalOf(call(cancelLink, { params: { id: 1 } }));
    expect(listener).toHaveBeenCalledTimes(1);
    end();
  });
});

describe('a refused call', () => {
  test('a failed call has the server’s message and field errors', async () => {
    answer(422, { code: 'invalid', message: 'Проверете полетата.', fields: { amount: 'Твърде малко.' } });
    const refused = await refusalOf(call(createLink, { body: { amount: 0.1, currency: 'EUR' } }));
    expect(refused).toMatchObject({ status: 422, code: 'invalid', fields: { amount: 'Твърде малко.' } });
    expect(messageOf(refused, 'fallback')).toBe('Проверете полетата.');
  });

  test('a call answered 401 ends the session whose token it sent', async () => {
    signIn();
    answer(401, { code: 'users.sign-in-needed', message: 'x' });
    await refusalOf(call(listOwnLinks, {}));
    expect(localStorage.getItem('auth')).toBeNull();
    expect(hasSessionEnded()).toBe(true);
    writeSession({ token: 'next', username: 'demo', role: 'MERCHANT' });
    expect(hasSessionEnded()).toBe(false);
    clearSession();
    expect(hasSessionEnded(), 'signed out by the person').toBe(false);
  });

  test.each([
    ['a text', 'Фирмата е в ликвидация.', 'Фирмата е в ликвидация.'],
    ['a JSON string', JSON.stringify('Фирмата е в ликвидация.'), 'Фирмата е в ликвидация.'],
    ['a message', JSON.stringify({ code: 'x', message: 'Вече има регистрация.' }), 'Вече има регистрация.'],
    ['an empty body', '', 'generic'],
    ['an empty JSON string', '""', 'generic'],
    ['markup of a proxy', '<html>Bad gateway</html>', 'generic'],
  ])('a failed registration shows %s of its body, else the generic message', async (_, body, shown) => {
    answer(409, body);
    expect(bodyMessageOf(await refusalOf(call(listOwnLinks, {})), 'generic')).toBe(shown);
  });

  test('a refused sign-in is LoginFailed with the authentication layer’s message, and ends no session', async () => {
    signIn();
    answer(401, { code: 'users.bad-credentials', message: 'Invalid credentials' });
    const failed = signInWith({ username: 'a', password: 'b' });
    await expect(failed).rejects.toThrow(LoginFailed);
    await expect(failed).rejects.toThrow('Login failed. Please check your credentials.');
    expect(new Headers(asked.at(-1)!.init.headers).has('authorization')).toBe(false);
    expect(localStorage.getItem('auth')).not.toBeNull();
  });

  test('a sign-in whose password is right and that needs a second factor says by which methods', async () => {
    const step = { challenge: '01980d3e-7c1a-4c1e-9d0f-1b2c3d4e5f60', methods: ['TOTP', 'RECOVERY_CODE'] };
    answer(401, { code: 'sign-in.second-factor', message: 'Confirm.', ...step });
    const error = await signInWith({ username: 'a', password: 'b' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SecondStepNeeded);
    expect((error as SecondStepNeeded).step).toEqual(step);
    expect(localStorage.getItem('auth')).toBeNull();
  });

  test('a call refused for want of a second factor leads to its set-up, until there is one or another session', async () => {
    signIn();
    expect(isFactorRequired()).toBe(false);
    answer(403, { code: 'access.second-factor-required', message: 'x' });
    await refusalOf(call(listOwnLinks, {}));
    expect(isFactorRequired()).toBe(true);
    writeSession({ token: 'another', username: 'demo', role: 'MERCHANT' });
    expect(isFactorRequired()).toBe(false);
    signIn();
    expect(isFactorRequired()).toBe(true);
    releaseFactor();
    expect(isFactorRequired()).toBe(false);
  });

  test('a call answered with an error other than 401 keeps the session', async () => {
    signIn();
    answer(403, { code: 'x', message: 'x' });
    await refusalOf(call(listOwnLinks, {}));
    expect(localStorage.getItem('auth')).not.toBeNull();
  });

  test('an error page of a proxy falls back to the screen’s message', async () => {
    answer(502, '<html>Bad gateway</html>');
    const refused = await refusalOf(call(listOwnLinks, {}));
    expect(refused.status).toBe(502);
    expect(messageOf(refused, 'Failed to load payment links')).toBe('Failed to load payment links');
  });

  test('a call without a connection fails with network.unreachable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await refusalOf(call(listOwnLinks, {}))).toMatchObject({ status: 0, code: 'network.unreachable' });
  });

  test('an aborted call rejects with the abort reason and not with an ApiError', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
    });
    const leaving = new AbortController();
    leaving.abort();
    await expect(call(listOwnLinks, {}, { signal: leaving.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a call that needs a recent proof of the password', () => {
  /** A server that answers 403 until the password is proved. */
  const server = (): { prove(): void } => {
    let isProved = false;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      asked.push({ address, init });
      const refusal = { code: 'access.proof-needed', message: 'Confirm your password to go on.' };
      const text = JSON.stringify(isProved ? { id: 1 } : refusal);
      return Promise.resolve(new Response(text, { status: isProved ? 201 : 403 }));
    });
    return { prove: () => void (isProved = true) };
  };
  const link = { body: { amount: 19.99, currency: 'EUR' } } as const;

  test('a call that needs a proof is repeated once the password is proved, and concurrent calls ask once', async () => {
    const { prove } = server();
    const ask = vi.fn(() => Promise.resolve(true).finally(prove));
    const takeAway = registerProofDialog(ask);
    const calls = [call(createLink, link), call(cancelLink, { params: { id: 3 } })];
    await expect(Promise.all(calls)).resolves.toEqual([{ id: 1 }, { id: 1 }]);
    takeAway();
    expect(ask).toHaveBeenCalledTimes(1);
    const keys = asked.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[1], keys[0], keys[1]]);
    expect(new Set(keys).size).toBe(2);
  });

  test('a call that needs a proof fails with the server’s message when the dialog is cancelled', async () => {
    server();
    const takeAway = registerProofDialog(() => Promise.resolve(false));
    const refusal = await refusalOf(call(createLink, link));
    takeAway();
    expect(refusal).toMatchObject({ status: 403, message: 'Confirm your password to go on.' });
    expect(asked).toHaveLength(1);
  });

  test('a call that needs a proof fails when no dialog is registered', async () => {
    server();
    expect((await refusalOf(call(createLink, link))).code).toBe('access.proof-needed');
  });
});

describe('the limit of 10 s', () => {
  /** A response with immediate headers; its body ends with `end()`. */
  const answerSlowly = (type: string) => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const seen: { signal?: AbortSignal | null | undefined } = {};
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      seen.signal = init.signal;
      // As a browser does: an aborted request ends its body.
      init.signal?.addEventListener('abort', () => void body.writable.abort());
      return Promise.resolve(new Response(body.readable, { headers: { 'content-type': type } }));
    });
    const end = async (): Promise<void> => {
      const writer = body.writable.getWriter();
      await writer.write(new TextEncoder().encode('1;2'));
      await writer.close();
    };
    return { seen, end };
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('the timeout of 10 s ends with the headers of a file: its body may take longer', async () => {
    const { seen, end } = answerSlowly('text/csv');
    const response = await request({ method: 'GET', path: '/invoices/export', accept: '*/*' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.signal?.aborted).toBe(false);
    const text = response.text();
    await end();
    await expect(text).resolves.toBe('1;2');
  });

  test('the timeout of 10 s covers a JSON response with its body', async () => {
    const { seen } = answerSlowly('application/json; charset=utf-8');
    const refused = refusalOf(request({ method: 'GET', path: '/invoices/me' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen.signal?.aborted).toBe(true);
    expect(await refused).toMatchObject({ status: 0, code: 'network.timeout' });
  });
});
