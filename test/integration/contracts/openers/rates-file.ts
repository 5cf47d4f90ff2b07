import { HttpRatesFile } from '#modules/rates/adapters/ecb/http-rates-file.ts';
import type { Config } from '#platform/config.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { startFileServer } from '#test/support/file-server.ts';

export const fileAt = (ratesUrl: string | undefined) => new HttpRatesFile({ config: { ratesUrl } as Config });

export const openRatesFile: Opener<'RatesFile'> = async () => {
  const server = await startFileServer(({ url }, response) => {
    response.writeHead(url === '/rates.csv' ? 200 : 404).end('Date,USD');
  });
  return {
    found: fileAt(`${server.url}/rates.csv`),
    lost: fileAt(`${server.url}/nowhere`),
    none: fileAt(undefined),
    close: server.stop,
  };
};
