import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ephemeral port ranges of Linux, macOS and Windows: between the check and the program that binds the
 * port, only another user of this range could take it.
 */
const lowest = 15_000;
const afterHighest = 32_000;
const tries = 100;

/** @returns false when the port is in use, or this account may not bind it. */
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

/** A free port of the loopback interface. @throws Error when it finds none */
export const freePort = async (): Promise<number> => {
  for (let left = tries; left > 0; left -= 1) {
    const port = randomInt(lowest, afterHighest);
    if (await isFreePort(port, '127.0.0.1')) return port;
  }
  throw new Error(`No free port found between ${lowest} and ${afterHighest - 1}.`);
};
