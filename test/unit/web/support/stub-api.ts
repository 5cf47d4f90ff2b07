import { beforeEach, vi } from 'vitest';
import type { Method } from '#contract/endpoint.ts';

interface Asked {
  readonly method: Method;
  /** Below `/api`, with the query string. */
  readonly path: string;
  readonly body: unknown;
  readonly token: string | null;
}
type Answer = (asked: Asked) => Response | Promise<Response>;

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A stubbed answer of the API. */
export const answers = {
  ok: (body: unknown) => (): Response => json(200, body),
  empty: (): Response => new Response(null, { status: 204 }),
  refusal:
    (status: number, code: string, message: string, fields: Readonly<Record<string, string>> = {}) =>
    (): Response =>
      json(status, { code, message, fields }),
};

/** Stubs `fetch` before each test; a call without an answer is refused with 404, or gets the `otherwise` given. */
export const stubApi = (otherwise: Answer = answers.refusal(404, 'stub', 'No stub.')) => {
  const routes = new Map<string, Answer>();
  const asked: Asked[] = [];
  beforeEach(() => {
    routes.clear();
    asked.length = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const path = url.replace(/^\/api/, '');
      const method = (init.method ?? 'GET') as Method;
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const it = { method, path, body, token: new Headers(init.headers).get('authorization') };
      asked.push(it);
      const answer = routes.get(`${method} ${path.split('?')[0]}`) ?? otherwise;
      return answer(it);
    });
  });
  return {
    /** `on('GET /auth/session', …)`, without a query string. */
    on: (route: string, answer: Answer): void => void routes.set(route, answer),
    /** The calls so far of one route. */
    asked: (route: string): readonly Asked[] =>
      asked.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === route),
  };
};
