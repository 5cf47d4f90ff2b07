import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer before several servers: one URL, each request goes to the next server in turn. */
export const startLoadBalancer = async () => {
  const servers: string[] = [];
  let turn = 0;

  const balancer = createServer((request, response) => {
    const server = servers[turn++ % servers.length];
    if (server === undefined) {
      response.writeHead(502).end();
      return;
    }
    const options = { method: request.method, headers: request.headers, agent: false } as const;
    const forwarded = forward(new URL(request.url!, server), options, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    forwarded.once('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    request.pipe(forwarded);
  });
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');

  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    add: (server: string): void => void servers.push(server),
    /** Takes a server out of rotation; requests in progress are finished. */
    remove: (server: string): void => void servers.splice(servers.indexOf(server), 1),
    close: async (): Promise<void> => {
      balancer.closeAllConnections();
      balancer.close();
      await once(balancer, 'close');
    },
  };
};
