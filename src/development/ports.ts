import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

const listen = async (port: number, host: string): Promise<number> => {
  const server = createServer();
  server.listen({ port, host, exclusive: true });
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return taken;
};

/** A port of the loopback address that nobody listens on now. */
export const freePort = (): Promise<number> => listen(0, '127.0.0.1');

/** @returns false when something listens on the port already, or this account may not. */
export const isFreePort = async (port: number, host: string): Promise<boolean> =>
  await listen(port, host).then(
    () => true,
    () => false,
  );
