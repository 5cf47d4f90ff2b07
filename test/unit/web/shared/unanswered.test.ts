import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelLink, createLink, listOwnLinks } from '#contract/links/links.ts';
import { requestRefund } from '#contract/payments/payment-history.ts';
import { createUser, signOut } from '#contract/users/users.ts';
import { failedBecause, messageOf, type ApiError } from '#web/shared/api-error.ts';
import { call } from '#web/shared/call.ts';
import { request } from '#web/shared/transport.ts';
import { checkNow, lateCalls, stopWaiting } from '#web/shared/unanswered/unanswered.ts';
import { memoryStorage } from './memory-storage.ts';

type Outcome = Response | 'drop' | 'hang';
const keys: (string | null)[] = [];
let says: (attempt: number) => Outcome;

/** A server that answers each attempt as `says`; 'hang' ends with the caller's limit, 'drop' breaks the connection. */
const server = (answers: (attempt: number) => Outcome): void => {
  keys.length = 0;
  says = answers;
  vi.stubGlobal('fetch', (_: string, { headers, signal }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const outcome = says(keys.length);
    if (outcome instanceof Response) return Promise.resolve(outcome);
    if (outcome === 'drop') return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  });
};

const link = { body: { amount: 19.99, currency: 'EUR' } } as const;
const refund = (amount: number) =>
  ({ params: { id: 7 }, body: { amount, reason: 'REQUESTED_BY_CUSTOMER' } }) as const;
const made = (): Response => Response.json({ id: 1 }, { status: 201 });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);
const phases = () => lateCalls().map(({ phase }) => phase);
const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (reason: unknown) => reason as ApiError,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => void vi.useRealTimers());

describe('a writing call without an answer', () => {
  const brokenBody = (): Response =>
    new Response('{"id":', { status: 201, headers: { 'content-type': 'application/json' } });
  const page = (status: number): Response => new Response('<html>Not now</html>', { status });

  test.each([
    ['a broken connection', (): Outcome => 'drop'],
    ['no answer within 10 s', (): Outcome => 'hang'],
    ['a body that breaks off', brokenBody],
    ['the page of a proxy in place of an answer', () => page(200)],
    ['502 of a proxy', () => page(502)],
    ['503 of a proxy', () => page(503)],
    ['504 of a proxy', () => page(504)],
    ['522 of a proxy', () => page(522)],
    [
      '503 while the database is away',
      () => Response.json({ code: 'input.unavailable', message: 'x' }, { status: 503 }),
    ],
    [
      '409 while the first request is under way',
      () => Response.json({ code: 'input.request-under-way', message: 'x' }, { status: 409 }),
    ],
  ])('a call that meets %s is sent again with its key and resolves with the answer', async (_, first) => {
    server((attempt) => (attempt < 3 ? first() : made()));
    const result = call(createLink, link);
    await seconds(first() === 'hang' ? 10.5 : 0.5);
    expect(phases()).toEqual(['UNKNOWN']);
    await seconds(60);
    await expect(result).resolves.toEqual({ id: 1 });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\x21-\x7e]{16,200}$/);
    expect(lateCalls()).toEqual([]);
  });

  test('a call is sent again after 1, 2, 4, 8, 15 and 15 seconds', async () => {
    const sentAt: number[] = [];
    const start = Date.now();
    server((attempt) => {
      sentAt.push((Date.now() - start) / 1_000);
      return attempt <= 6 ? 'drop' : made();
    });
    const result = call(createLink, link);
    await seconds(60);
    await result;
    expect(sentAt).toEqual([0, 1, 3, 7, 15, 30, 45]);
  });

  test('a call whose refusal says what happened is sent once', async () => {
    for (const [status, code] of [
      [400, 'x'],
      [409, 'links.paid'],
      [422, 'input.invalid'],
      [429, 'input.rate-limited'],
      [500, 'unexpected'],
      [503, 'payments.provider-away'],
    ] as const) {
      server(() => Response.json({ code, message: 'No.' }, { status }));
      expect(await failureOf(call(createLink, link))).toMatchObject({ status, code, message: 'No.' });
      expect(keys).toHaveLength(1);
    }
  });

  test('a reading call fails at once and says why, in the language of the page', async () => {
    server(() => 'drop');
    const bg = await failureOf(call(listOwnLinks, {}));
    expect(messageOf(bg, 'Линковете не се заредиха.')).toMatch(/^Няма връзка със сървъра\./);
    localStorage.setItem('language', 'en');
    const en = await failureOf(call(listOwnLinks, {}));
    expect(failedBecause(en, 'Links failed to load.')).toMatch(/^Links failed to load\. Can’t reach/);
    expect(keys).toEqual([null, null]);
    server(() => 'hang');
    const late = failureOf(call(listOwnLinks, {}));
    await seconds(10);
    expect(await late).toMatchObject({
      code: 'network.timeout',
      message: 'The server did not answer in time. Try again.',
    });
    expect(lateCalls()).toEqual([]);
  });

  test('a call of react-admin is repeated as every other', async () => {
    server((attempt) => (attempt === 1 ? 'drop' : made()));
    const result = request({ method: 'POST', path: '/users', body: { username: 'ani' } });
    await seconds(1);
    await expect((await result).json()).resolves.toEqual({ id: 1 });
    expect(new Set(keys).size).toBe(1);
  });

  test('the return of the connection and the button repeat the call without the pause', async () => {
    server((attempt) => (attempt < 6 ? 'drop' : made()));
    const result = call(createLink, link);
    await seconds(8);
    expect(keys).toHaveLength(4);
    checkNow();
    await seconds(0);
    checkNow();
    await seconds(0);
    await expect(result).resolves.toEqual({ id: 1 });
  });
});

describe('what is shown of a late call', () => {
  test('a call is shown as slow after 4 s, and as unknown after 10 s, one that moves money after 60 s', async () => {
    server(() => 'hang');
    const link1 = failureOf(call(createLink, link));
    const money = failureOf(call(requestRefund, refund(5)));
    await seconds(3.9);
    expect(phases()).toEqual([]);
    await seconds(0.1);
    expect(phases()).toEqual(['SLOW', 'SLOW']);
    await seconds(6);
    expect(phases()).toEqual(['UNKNOWN', 'SLOW']);
    await seconds(50);
    expect(phases()).toEqual(['UNKNOWN', 'UNKNOWN']);
    stopWaiting();
    await seconds(0);
    expect((await link1).code).toBe('network.stopped');
    expect((await money).code).toBe('network.stopped');
    expect(lateCalls()).toEqual([]);
  });

  test('waiting can be stopped after two minutes, with a message that calls it no failure', async () => {
    server(() => 'drop');
    const result = failureOf(call(createLink, link));
    await seconds(119);
    expect(lateCalls()[0]?.mayStop).toBe(false);
    await seconds(2);
    expect(lateCalls()[0]?.mayStop).toBe(true);
    stopWaiting();
    expect(messageOf(await result, 'Създаването не успя')).toBe(
      'Още не знаем дали е минало. Вижте в списъка, преди да го повторите.',
    );
  });

  test('a quiet call shows nothing and is given up after three attempts', async () => {
    server(() => 'drop');
    const result = failureOf(call(signOut, {}, { isQuiet: true }));
    await seconds(10);
    expect(await result).toMatchObject({ code: 'network.unreachable' });
    expect(keys).toHaveLength(3);
    expect(lateCalls()).toEqual([]);
  });
});

describe('the same act pressed again', () => {
  const stop = async (result: Promise<unknown>): Promise<void> => {
    const failure = failureOf(result);
    await seconds(1);
    stopWaiting();
    await failure;
  };

  test('an act pressed twice at once is one call', async () => {
    server(made);
    await Promise.all([call(createLink, link), call(createLink, link)]);
    expect(keys).toHaveLength(1);
  });

  test('an act whose waiting was stopped has the same key, also after a reload, until it is answered', async () => {
    server(() => 'drop');
    await stop(call(requestRefund, refund(5)));
    const [key] = keys;
    vi.resetModules();
    const reloaded = await import('#web/shared/call.ts');
    server(made);
    await reloaded.call(requestRefund, refund(5));
    await reloaded.call(requestRefund, refund(5));
    expect(keys[0]).toBe(key);
    expect(keys[1]).not.toBe(key);
  });

  test('an act with another content has another key', async () => {
    server(() => 'drop');
    await stop(call(requestRefund, refund(5)));
    await stop(call(requestRefund, refund(6)));
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  test('another refund of the same payment is not sent while the first has no answer', async () => {
    server(() => 'hang');
    const first = failureOf(call(requestRefund, refund(5)));
    expect(await failureOf(call(requestRefund, refund(6)))).toMatchObject({ code: 'network.unanswered' });
    expect(keys).toHaveLength(1);
    await seconds(60);
    stopWaiting();
    expect(await first).toMatchObject({ code: 'network.stopped' });
    server(made);
    await expect(call(requestRefund, refund(6))).resolves.toEqual({ id: 1 });
  });

  test('a key after an answer of 4xx is a new one, after 5xx the same', async () => {
    server((attempt) => Response.json({ code: 'x', message: 'x' }, { status: attempt === 1 ? 422 : 500 }));
    const cancel = () => failureOf(call(cancelLink, { params: { id: 3 } }));
    await cancel();
    await cancel();
    await cancel();
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  });

  test('nothing of a body with a password is stored in the browser, and of others no content', async () => {
    server(() => 'drop');
    const user = {
      username: 'ani',
      email: 'a@example.com',
      firstName: 'A',
      lastName: 'B',
      password: 'тайна дума',
    };
    await stop(call(createUser, { body: user }));
    expect(sessionStorage.length).toBe(0);
    await stop(call(createLink, { body: { ...link.body, description: 'Мария' } }));
    const [name] = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
    expect(name).toMatch(/^unanswered:[a-z0-9-]+$/);
    expect(sessionStorage.getItem(name!)).toBe(keys.at(-1));
  });
});
