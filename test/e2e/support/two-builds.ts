import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Installation } from './installation.ts';

const assets = join(import.meta.dirname, '../../../dist/web/assets');
/** Before the name of each file of the new build. */
const mark = 'new-';
const textual = /^(?:text\/|application\/(?:json|javascript))/;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

/** Headers that belong to one connection or to the bytes before they were changed. */
const ofConnection = new Set([
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'keep-alive',
]);

/**
 * A server in front of the installation whose build is replaced by `upgrade`: the new one has the same pages, but each
 * script and style sheet has another name, the old names are gone, and its worker keeps another offline page.
 */
export const serveTwoBuilds = async ({ url }: Pick<Installation, 'url'>) => {
  const names = (await readdir(assets)).filter((name) => !/\.(?:br|gz)$/.test(name));
  const known = new RegExp(
    `(?<=/)(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?![\\w.-])`,
    'g',
  );
  const renamed = (text: string): string =>
    text.replace(known, `${mark}$&`).replace(/offline-[\da-f]{12}/, `offline-${mark}build`);
  let isNew = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A request belongs to the build that it came to: a script of the old one must not import the new one.
    const isOnNew = isNew;
    const path = request.url!;
    const isOfNew = path.startsWith(`/assets/${mark}`);
    if (path.startsWith('/assets/') && isOfNew !== isOnNew) {
      response.writeHead(404).end();
      return;
    }
    const { host: _, connection: _c, ...headers } = request.headers;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const upstream = await fetch(url + path.replace(mark, ''), {
      method: request.method!,
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(!isRead && { body: new Uint8Array(await bodyOf(request)) }),
    });
    const sent = [...upstream.headers].filter(([name]) => !ofConnection.has(name));
    response.writeHead(upstream.status, Object.fromEntries(sent));
    const type = upstream.headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream')) {
      request.on('close', () => void upstream.body?.cancel().catch(() => undefined));
      for await (const piece of upstream.body!) response.write(piece);
      response.end();
    } else if (isOnNew && textual.test(type) && !path.startsWith('/api/')) {
      response.end(renamed(await upstream.text()));
    } else response.end(Buffer.from(await upstream.arrayBuffer()));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => void response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    upgrade: (): void => void (isNew = true),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
