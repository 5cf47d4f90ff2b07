import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ranges from which Linux, macOS and Windows take the ports of outgoing connections: between the look and the
 * program that binds the port, only another chooser of this range could take it.
 */
const lowest = 15_000;
const afterHighest = 32_000;
const tries = 100;

/** @returns false when something listens on the port already, or this account may not. */
export const isFreePort = async (port: number, host: string): Promise<boolean> => {
  const server = createServer();
  server.listen({ port, host, exclusive: true });
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/** A port of the loopback address that nobody listens on now. @throws Error when it finds none */
export const freePort = async (): Promise<number> => {
  for (let left = tries; left > 0; left -= 1) {
    const port = randomInt(lowest, afterHighest);
    if (await isFreePort(port, '127.0.0.1')) return port;
  }
  throw new Error(`No free port found between ${lowest} and ${afterHighest - 1}.`);
};
