import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { takesRequestKey, type Endpoint } from '#contract/endpoint.ts';
import { openCutCalls, type CutCalls, type Send } from '#test/support/one-key/cut-calls.ts';
import { memoryStorage } from '#test/unit/web/shared/memory-storage.ts';
import { ApiError } from '#web/shared/api-error.ts';
import { request } from '#web/shared/call.ts';
import { checkNow, lateCalls, onLateCalls } from '#web/shared/unanswered/unanswered.ts';

/** What happens to the first attempt of a call between page and server. */
const faults = {
  'lost before the server': () => Promise.reject(new TypeError('Failed to fetch')),
  'lost after the server': async (send) => {
    await send();
    throw new TypeError('Failed to fetch');
  },
  'lost while the server works': (send) => {
    void send();
    return Promise.reject(new TypeError('Failed to fetch'));
  },
  'answered by a broken body': async (send) => {
    const { status, headers } = await send();
    return new Response('{"id"', { status: status === 204 ? 200 : status, headers });
  },
  'answered by a proxy': async (send) => {
    await send();
    return new Response('<html>Bad gateway</html>', { status: 502 });
  },
} satisfies Record<string, (send: () => Promise<Response>) => Promise<Response>>;
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
type Fault = keyof typeof faults;
const allFaults = Object.keys(faults) as Fault[];

/** Sends as a page does, by the function of all pages; the first attempt meets the fault. */
const sendByPage =
  (fault: Fault): Send =>
  async ({ endpoint, sample: { path, body }, token, url }) => {
    const plain = fetch;
    let attempts = 0;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      const send = () => plain(`${url}${address}`, { ...init, signal: null });
      attempts += 1;
      return attempts === 1 ? faults[fault](send) : send();
    });
    localStorage.removeItem('auth');
    if (token !== '')
      localStorage.setItem('auth', JSON.stringify({ token, username: 'page', role: 'MERCHANT' }));
    const { method, movesMoney } = endpoint;
    try {
      const response = await request({ method, path, body, movesMoney });
      return { status: response.status, isReplayed: false, text: await response.text() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, isReplayed: false, text: error.code };
    } finally {
      vi.stubGlobal('fetch', plain);
    }
  };

/** Calls without a key change nothing, or end in the same state when they are repeated (`keyUse`). */
const isMade = (endpoint: Endpoint): boolean =>
  takesRequestKey(endpoint.keyUse) && nameOf(endpoint) !== endsSession;
/** The first answer ends the session: the repeated call leads to the sign-in page, as the answer does. */
const endsSession = 'DELETE /auth/merchants/:merchantId';

let calls: CutCalls;
let endAsking: () => void;
beforeAll(async () => {
  calls = await openCutCalls(isMade);
  // As a person who presses „Провери сега“.
  endAsking = onLateCalls(() => void (lateCalls().length > 0 && queueMicrotask(checkNow)));
});
afterAll(() => {
  endAsking();
  return calls.stop();
});
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

/** Calls whose outcome the page knows, one after another; each part has a limit of its own. */
const parts = 6;
const partOf = (part: number): string[] => calls.names.filter((_, place) => place % parts === part);

test.each(Array.from({ length: parts }, (_, part) => part))(
  'every writing call whose answer is lost on its way is made once, and its page knows the outcome (part %i)',
  async (part) => {
    const isWhole = process.env['E2E_MATRIX'] === 'whole';
    const found: string[] = [];
    for (const [place, name] of partOf(part).entries()) {
      await calls.make(name);
      const whole = await calls.make(name);
      const { status } = whole.answers[0]!;
      for (const fault of isWhole ? allFaults : [allFaults[(place + part) % allFaults.length]!]) {
        const { answers, added } = await calls.make(name, undefined, sendByPage(fault));
        const isOnce = JSON.stringify(added) === JSON.stringify(whole.added);
        if (status < 300 && isOnce && answers.length === 1 && answers[0]!.status === status) continue;
        const got = [whole.answers[0]!, ...answers].map(
          ({ text, ...one }) => `${one.status} ${text.slice(0, 90)}`,
        );
        const rows = `${JSON.stringify(added)} in place of ${JSON.stringify(whole.added)}`;
        found.push(`${name}, ${fault}: ${got.join(', ')}; ${rows}`);
      }
    }
    expect(found).toEqual([]);
  },
);
