import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HttpWebhookSender } from '#modules/integrations/adapters/webhooks/http-webhook-sender.ts';
import { isPublicAddress } from '#platform/outbound/public-addresses.ts';
import type { ResolveHost } from '#platform/outbound/resolve-host.ts';

const addressesOf =
  (...addresses: string[]): ResolveHost =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
/** The tests' own barrier lets names below `localhost` pass. */
const urlAt = (port: number): string => `http://shop.localhost:${port}/hook`;
const signal = new AbortController().signal;

const refused = {
  loopback: ['127.0.0.1', '127.8.8.8', '::1'],
  private: ['10.0.0.1', '172.16.0.1', '192.168.1.1'],
  'link-local': ['169.254.169.254', 'fe80::1'],
  CGNAT: ['100.64.0.1'],
  multicast: ['224.0.0.1', 'ff02::1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1'],
  'unique-local': ['fc00::1', 'fd12::1'],
  'v4-mapped': ['::ffff:10.0.0.1', '::ffff:8.8.8.8'],
  'v4-compatible': ['::10.0.0.1', '::a00:1', '::808:808'],
  NAT64: ['64:ff9b::a00:1', '64:ff9b:1::1'],
  unspecified: ['0.0.0.0', '::'],
  broadcast: ['255.255.255.255'],
  benchmarking: ['198.18.0.1'],
  '6to4 and Teredo': ['2002:a00:1::', '2001::1'],
};

let served = 0;
const http = createServer((request, response) => {
  served += 1;
  request.resume();
  response.end('ok');
});
const open = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
let port: number;
beforeAll(async () => {
  port = await open(http);
});
afterAll(() => new Promise((resolve) => void http.close(resolve)));

describe('where a delivery connects to', () => {
  test.each(Object.entries(refused))('%s addresses are refused: %s', async (_, addresses) => {
    for (const address of addresses) {
      expect(isPublicAddress(address)).toBe(false);
      const sender = new HttpWebhookSender({ permitsLoopback: false, resolve: addressesOf(address) });
      const answer = await sender.send({ url: urlAt(port), headers: {}, body: '{}' }, signal);
      expect(answer).toMatchObject({ status: null, error: 'address-refused' });
    }
    expect(served).toBe(0);
  });

  test('a name is refused when one of its addresses is private, also beside a public one', async () => {
    const resolve = addressesOf('8.8.8.8', '10.0.0.1');
    const sender = new HttpWebhookSender({ permitsLoopback: false, resolve });
    expect(await sender.send({ url: urlAt(port), headers: {}, body: '{}' }, signal)).toMatchObject({
      error: 'address-refused',
    });
  });

  test('each connection looks the name up again, and what it connects to is what was checked', async () => {
    const resolve = vi.fn(addressesOf('10.0.0.1'));
    resolve.mockImplementationOnce(addressesOf('127.0.0.1'));
    const sender = new HttpWebhookSender({ permitsLoopback: true, resolve });
    const message = { url: urlAt(port), headers: {}, body: '{}' };
    expect(await sender.send(message, signal)).toMatchObject({ status: 200, answer: 'ok' });
    expect(await sender.send(message, signal)).toMatchObject({ error: 'address-refused' });
    expect(resolve).toHaveBeenCalledTimes(2);
  });

  test('a literal of this machine is refused where loopback is not permitted', async () => {
    const sender = new HttpWebhookSender({ permitsLoopback: false });
    const answer = await sender.send({ url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' }, signal);
    expect(answer).toMatchObject({ error: 'address-refused' });
  });

  test('a proxy of the environment is not used', async () => {
    vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:1');
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    const sender = new HttpWebhookSender({ permitsLoopback: true });
    const message = { url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' };
    expect(await sender.send(message, signal)).toMatchObject({ status: 200 });
    vi.unstubAllEnvs();
  });
});

describe('a request', () => {
  test('an unknown name, a name server that fails and a closed port are three errors', async () => {
    const unknown: ResolveHost = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    const noName = new HttpWebhookSender({ permitsLoopback: true, resolve: unknown });
    const message = { url: urlAt(1), headers: {}, body: '{}' };
    expect(await noName.send(message, signal)).toMatchObject({ error: 'host-unknown' });
    const closed = new HttpWebhookSender({ permitsLoopback: true });
    expect(await closed.send(message, signal)).toMatchObject({ error: 'connection' });
  });

  test('a server that does not answer fails with the time limit, one that does not speak TLS with its connection', async () => {
    const silent = createTcpServer((socket) => void socket.resume());
    const at = await open(silent);
    const limits = { connect: 60, whole: 120 };
    const sender = new HttpWebhookSender({ permitsLoopback: true, limits });
    const message = { headers: {}, body: '{}' };
    expect(await sender.send({ ...message, url: `http://127.0.0.1:${at}/` }, signal)).toMatchObject({
      error: 'timeout',
    });
    expect(await sender.send({ ...message, url: `https://127.0.0.1:${at}/` }, signal)).toMatchObject({
      error: 'connect-timeout',
    });
    const plain = new HttpWebhookSender({ permitsLoopback: true });
    const answer = await plain.send({ ...message, url: `https://127.0.0.1:${port}/` }, signal);
    expect(answer).toMatchObject({ status: null, error: 'certificate' });
    silent.close();
  });

  test('a request that is given up has no answer', async () => {
    const silent = createTcpServer((socket) => void socket.resume());
    const at = await open(silent);
    const over = new AbortController();
    const sender = new HttpWebhookSender({ permitsLoopback: true });
    const asked = sender.send({ url: `http://127.0.0.1:${at}/`, headers: {}, body: '{}' }, over.signal);
    over.abort();
    expect(await asked).toBeNull();
    silent.close();
  });
});
