import { ViesVatNumbers } from '#modules/invoices/adapters/vies/vies-vat-numbers.ts';
import { serveVies } from '#src/sandbox/vies/serve-vies.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import Koa from 'koa';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };

export const numbersAt = (viesUrl: string | undefined) => new ViesVatNumbers({ config: { viesUrl }, clock });

export const listen = async (handle: RequestListener) => {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
};

export const openVatNumbers: Opener<'VatNumbers'> = async () => {
  const app = new Koa();
  app.use(serveVies());
  const handle = app.callback();
  const { url, close } = await listen((request, response) => void handle(request, response));
  return { vatNumbers: numbersAt(`${url}/vies`), unasked: numbersAt(undefined), close };
};
