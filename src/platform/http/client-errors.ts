import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Language } from '#kernel/language.ts';
import { messages } from '#messages/message-catalogue.ts';
import { readTemplate, type Template } from '../templates/templates.ts';

/** What Node.js could not read: `code` says why, `rawPacket` is what it read last (node:http, 'clientError'). */
type ClientError = Error & Readonly<{ code?: string; rawPacket?: Buffer }>;
type Refusal = Readonly<{ status: number; code: string }>;

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'input.headers-too-long' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'input.too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'input.too-slow' },
};
const unreadable: Refusal = { status: 400, code: 'input.malformed-request' };

const forPrograms = /^[A-Z]+ \/api\b|application\/json/;
/** A browser names itself, asks for a page, or says where its request comes from. */
const ofBrowsers = /text\/html|Mozilla\/|sec-fetch-/i;

/** Whether a person reads the answer; a head that is too long is that of a browser with many cookies. */
const isForPerson = ({ code, rawPacket }: ClientError): boolean => {
  const head = rawPacket?.toString('latin1') ?? '';
  return !forPrograms.test(head) && (ofBrowsers.test(head) || code === 'HPE_HEADER_OVERFLOW');
};

let template: Template | undefined;

/** A page in both languages: nothing is known of the request, not even its language. */
const pageOf = (code: string): string => {
  template ??= readTemplate(new URL('./client-error.html.hbs', import.meta.url), messages);
  const inLanguage = (language: Language) => ({
    language,
    title: messages.say(language, code),
    text: messages.say(language, `${code}-text`),
    home: messages.say(language, 'input.page.home'),
  });
  return template({ parts: [inLanguage('bg'), inLanguage('en')] }, ['bg']);
};

/** The whole response for a request that reaches no route. */
export const refusalResponse = ({ status, code }: Refusal, isPage: boolean): string => {
  const body = isPage ? pageOf(code) : JSON.stringify({ code, message: messages.say('bg', code) });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    '',
    body,
  ].join('\r\n');
};

/**
 * Answers what Node.js refuses before any application: a person gets a page that says what to do, a program JSON. A
 * connection whose response has begun is ended.
 */
export const answerClientErrors = (server: Server): void => {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => void responses.set(request.socket, response));
  server.on('clientError', (error: ClientError, socket) => {
    const response = responses.get(socket);
    const hasBegun = response !== undefined && response.headersSent && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) {
      socket.destroy();
      return;
    }
    const refusal = refusals[error.code ?? ''] ?? unreadable;
    socket.end(refusalResponse(refusal, isForPerson(error)), () => socket.destroy());
  });
};

/** Answers a request without one host, which programs before and behind would read as different ones (RFC 9112, 3.2). */
export const refuseHosts = (response: ServerResponse, accept: string | undefined): void => {
  response.socket?.end(refusalResponse(unreadable, /text\/html/.test(accept ?? '')));
};
