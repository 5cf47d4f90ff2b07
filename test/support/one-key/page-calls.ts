import { once } from 'node:events';
import { vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#web/shared/api-error.ts';
import { request } from '#web/shared/transport.ts';
import type { Send } from './cut-calls.ts';

type Meet = (send: () => Promise<Response>, limit: AbortSignal) => Promise<Response>;

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
/** Waits until the browser gives the request up. */
const passed = async (limit: AbortSignal): Promise<never> => {
  if (!limit.aborted) await once(limit, 'abort');
  throw new DOMException('aborted', 'AbortError');
};
/** Requests that reach the server after the page has its answer. */
let delayed: (() => Promise<Response>)[] = [];

/** What happens to the first attempt of a call between page and server. */
const faults = {
  'lost before the server': lost,
  'lost after the server': async (send) => {
    await send();
    return lost();
  },
  'lost while the server works': (send) => {
    void send();
    return Promise.reject(new TypeError('Failed to fetch'));
  },
  'answered after the limit': async (send, limit) => {
    await send();
    return passed(limit);
  },
  'delayed until after the repeated one': (send, limit) => {
    delayed.push(send);
    return passed(limit);
  },
  'answered by a broken body': async (send) => {
    const { status, headers } = await send();
    return new Response('{"id"', { status: status === 204 ? 200 : status, headers });
  },
  'cut within the body': async (send) => {
    const { status, headers } = await send();
    const body = new ReadableStream({ pull: (into) => into.error(new TypeError('network error')) });
    return new Response(body, { status: status === 204 ? 200 : status, headers });
  },
  'answered by a proxy': async (send) => {
    await send();
    return new Response('<html>Bad gateway</html>', { status: 502 });
  },
} satisfies Record<string, Meet>;
export type Fault = keyof typeof faults;
export const allFaults = Object.keys(faults) as Fault[];

/** The faults that wait for the browser's limit. */
const shortLimitMs = 1;

/** As the pages ask for a file. */
const acceptOf = ({ produces: [type] }: Endpoint): string | undefined =>
  type === 'application/json' ? undefined : type;

/**
 * Sends as a page does, by the function of all pages; the first attempt meets the fault. The answer is what the page has in
 * hand: a refusal has its code as text, and status 0 when there was no answer.
 */
export const sendByPage =
  (fault?: Fault): Send =>
  async ({ endpoint, sample: { path, body }, token, url }) => {
    const plain = fetch;
    let attempts = 0;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      const send = () => plain(`${url}${address}`, { ...init, signal: null });
      attempts += 1;
      return attempts > 1 || fault === undefined ? send() : (faults[fault] as Meet)(send, init.signal!);
    });
    localStorage.removeItem('auth');
    if (token !== '')
      localStorage.setItem('auth', JSON.stringify({ token, username: 'page', role: 'MERCHANT' }));
    const { method, movesMoney } = endpoint;
    const accept = acceptOf(endpoint);
    try {
      const response = await request({
        method,
        path,
        body,
        movesMoney,
        ...(accept !== undefined && { accept }),
        ...(fault !== undefined && /limit|delayed/.test(fault) && { limitMs: shortLimitMs }),
      });
      return { status: response.status, isReplayed: false, text: await response.text() };
    } catch (error) {
      // A file breaks off while it is read.
      if (error instanceof TypeError && accept !== undefined)
        return { status: 0, isReplayed: false, text: 'cut' };
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, isReplayed: false, text: error.code };
    } finally {
      const arriving = delayed;
      delayed = [];
      for (const send of arriving) await send();
      vi.stubGlobal('fetch', plain);
    }
  };

/** Whether the server got the first attempt. */
export const isReached = (fault: Fault): boolean =>
  fault !== 'lost before the server' && fault !== 'delayed until after the repeated one';
