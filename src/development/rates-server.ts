import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleRatesFile } from './sample-rates.ts';

/** Serves invented exchange rates in the place of the central bank's file, on this machine only. */
export const startRatesServer = async (): Promise<Readonly<{ url: string; stop: () => Promise<void> }>> => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(sampleRatesFile(new Date()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/rates.xml`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
