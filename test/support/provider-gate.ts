import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Call = Readonly<{ method: string; path: string; account: string }>;
type Answer = Readonly<{ status: number; body: unknown }>;

/** Changes the provider's answer to a call; undefined leaves it. */
type Rule = (call: Call, answer: Answer) => Answer | undefined;

export type ProviderGate = Readonly<{
  url: string;
  /** The rules apply in this order; a test replaces them. */
  rules: Rule[];
  calls: Call[];
  close(): Promise<void>;
}>;

/** Headers of one connection only. */
const own = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

const forward = async (request: IncomingMessage, url: string): Promise<Answer & { headers: Headers }> => {
  const headers = Object.entries(request.headers).filter(([name]) => !own.has(name)) as [string, string][];
  const { method = 'GET' } = request;
  const body = method === 'GET' ? {} : { body: await buffer(request) };
  const answer = await fetch(`${url}${request.url}`, { method, headers, ...body });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};

/** The provider's refusal of a restricted key that lacks a permission, as Stripe words it. */
export const lacksPermission = (name: string): Answer => ({
  status: 403,
  body: {
    error: {
      type: 'invalid_request_error',
      message: `The provided key 'rk_test_****' does not have the required permissions for this endpoint. Having the '${name}' permission would allow this request to continue.`,
    },
  },
});

/** Stands between product and sandbox, and gives the answers of a provider that is set up in another way. */
export const openProviderGate = async (sandboxUrl: () => string): Promise<ProviderGate> => {
  const rules: Rule[] = [];
  const calls: Call[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gate');
    const account = String(request.headers['stripe-account'] ?? '');
    const call = { method: request.method ?? '', path: pathname, account };
    calls.push(call);
    void forward(request, sandboxUrl()).then(({ headers, ...answer }) => {
      const { status, body } = rules.reduce<Answer>((given, rule) => rule(call, given) ?? given, answer);
      for (const [name, value] of headers) if (!own.has(name)) response.setHeader(name, value);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rules,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
