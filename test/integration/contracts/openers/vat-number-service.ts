import { ViesOfCustomers } from '#modules/invoices/adapters/vies/vies-of-customers.ts';
import { serveVies } from '#src/sandbox/vies/serve-vies.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import Koa from 'koa';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };

export const openVatNumberService: Opener<'VatNumberService'> = async () => {
  const app = new Koa();
  app.use(serveVies());
  const handle = app.callback();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const viesUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vies`;
  return {
    service: new ViesOfCustomers({ config: { viesUrl }, clock }),
    unasked: new ViesOfCustomers({ config: { viesUrl: undefined }, clock }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
