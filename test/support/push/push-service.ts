import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { PushMessage } from '#modules/notifications/ports/push-sender.ts';

const file = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');
/** Of localhost, signed by itself: a client trusts it only when it is given as `ca`. */
export const certificate = file('localhost-certificate.pem');

type Ece = Readonly<{
  decrypt(
    content: Buffer,
    keys: Readonly<{ version: 'aes128gcm'; privateKey: ECDH; authSecret: string }>,
  ): Buffer;
}>;
/** The implementation of RFC 8188 that web-push encrypts with; its own decryption, as a browser does it. */
const ece = createRequire(fileURLToPath(import.meta.resolve('web-push')))('http_ece') as Ece;

type Pushed = Readonly<{
  message: PushMessage;
  /** The `Authorization` header: `vapid t=…, k=…` (RFC 8292). */
  authorization: string;
  bytes: number;
}>;

/** A push service with one browser: decrypts what it gets with the keys of the browser. */
export const startPushService = async () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const received: Pushed[] = [];
  let status = 201;
  const server = createServer(
    { key: file('localhost-key.pem'), cert: certificate },
    // oxlint-disable-next-line typescript/no-misused-promises -- a failed answer fails the test that waits for it.
    async (request, response) => {
      const content = await buffer(request);
      const keys = { version: 'aes128gcm', privateKey: browser, authSecret: auth } as const;
      received.push({
        message: JSON.parse(ece.decrypt(content, keys).toString()) as PushMessage,
        authorization: request.headers.authorization ?? '',
        bytes: content.length,
      });
      response.writeHead(status).end();
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    answerWith: (next: number): void => {
      status = next;
    },
    /** What a browser gives to a page that subscribes. */
    subscription: (name = 'one') => ({
      endpoint: `https://localhost:${port}/send/${name}`,
      p256dh: browser.getPublicKey('base64url'),
      auth,
    }),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
