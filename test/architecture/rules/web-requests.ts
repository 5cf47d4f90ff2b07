import { lineOf, visit, type SourceFile } from './source.ts';

/**
 * Where code of the browser may send a request, and why. Everything else calls `web/shared/call.ts`, whose transport sends
 * a writing call with its key until its outcome is known.
 */
export const senders: Readonly<Record<string, string>> = {
  'web/shared/unanswered/attempt.ts': 'One attempt of the transport of portal, back office and public pages.',
  'web/pay/call-api.ts':
    'The pay and return pages run in browsers of 2020 without the code of other pages; it repeats writing calls itself.',
  'web/service-worker/service-worker.ts': 'It passes on what the browser asks for, and writes nothing.',
};

const names: readonly string[] = ['fetch', 'XMLHttpRequest', 'sendBeacon', 'EventSource', 'WebSocket'];

/** Requests that code of the browser sends past `senders`, whatever object they are called on. */
export const requestsElsewhere = (file: SourceFile): string[] => {
  if (file.path in senders) return [];
  const found: string[] = [];
  visit(file, {
    Identifier: (node) => {
      if (names.includes(node.name)) found.push(`${file.path}:${lineOf(file, node)}`);
    },
    Literal: (node) => {
      // window['fetch']
      if (node.value === 'sendBeacon' || node.value === 'fetch')
        found.push(`${file.path}:${lineOf(file, node)}`);
    },
  });
  return found;
};

/** Which modules may use a part of the transport: a call goes by `call` or `request`, wherever the page’s requests go. */
const transportUsers = new Map<string, readonly string[]>(
  Object.entries({
    attempt: ['web/shared/unanswered/attempt.ts', 'web/shared/http-transport.ts'],
    httpTransport: ['web/shared/http-transport.ts', 'web/shared/transport.ts'],
    currentTransport: ['web/shared/transport.ts', 'web/shared/call.ts'],
    useTransport: ['web/shared/transport.ts', 'web/app/DemoArea.tsx', 'web/kit-page/pieces/portal-lists.tsx'],
  }),
);

/** Whether the arrow function is a call alone, such as `(id) => call(getLink, { params: { id } })`. */
const isCall = ({ text }: SourceFile, { start, end }: Readonly<{ start: number; end: number }>): boolean =>
  /^(await |\w+\(\s*(await )?)?call\(/.test(text.slice(start, end));

/** A part of the transport that another module uses, and objects of calls: a second way to the server beside `call`. */
export const secondWays = (file: SourceFile): string[] => {
  const found: string[] = [];
  visit(file, {
    ImportSpecifier: (node) => {
      const users = transportUsers.get(file.text.slice(node.imported.start, node.imported.end));
      if (users !== undefined && !users.includes(file.path)) found.push(`${file.path}:${lineOf(file, node)}`);
    },
    ObjectExpression: (node) => {
      const calls = node.properties.filter(
        (it) =>
          it.type === 'Property' &&
          it.value.type === 'ArrowFunctionExpression' &&
          isCall(file, it.value.body),
      );
      if (calls.length > 1) found.push(`${file.path}:${lineOf(file, node)}`);
    },
  });
  return found;
};
