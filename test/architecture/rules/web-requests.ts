import { lineOf, visit, type SourceFile } from './source.ts';

/**
 * Where code of the browser may send a request, and why. Everything else calls `web/shared/call.ts`, which sends a writing
 * call with its key until its outcome is known.
 */
export const senders: Readonly<Record<string, string>> = {
  'web/shared/unanswered/attempt.ts': 'One attempt of every call of portal, back office and public pages.',
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
