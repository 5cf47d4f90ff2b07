import { freePort } from '#development/ports.ts';
import { fileAt } from '#test/integration/contracts/openers/rates-file.ts';
import { startFileServer } from '#test/support/file-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('the file of exchange rates over HTTP', () => {
  let here: Awaited<ReturnType<typeof startFileServer>>;
  let elsewhere: Awaited<ReturnType<typeof startFileServer>>;
  let asked: number;
  beforeAll(async () => {
    asked = 0;
    elsewhere = await startFileServer((_, response) => {
      asked += 1;
      response.end('Date,USD');
    });
    here = await startFileServer(({ url }, response) => {
      if (url === '/moved') response.writeHead(301, { location: '/rates.csv' }).end();
      else if (url === '/round') response.writeHead(302, { location: '/round' }).end();
      else if (url === '/away') response.writeHead(302, { location: `${elsewhere.url}/rates.csv` }).end();
      else if (url === '/large') response.end(Buffer.alloc(17 * 1024 * 1024, 'x'));
      else if (url === '/cut') {
        response.writeHead(200, { 'content-length': '100' }).write('Date');
        response.destroy();
      } else response.end('Date,USD');
    });
  });
  afterAll(async () => {
    await here.stop();
    await elsewhere.stop();
  });

  it('a redirect on the same host is followed', async () => {
    expect(await fileAt(`${here.url}/moved`).read()).toBe('Date,USD');
  });

  it.each([
    ['a redirect to another host', '/away', 'redirect'],
    ['redirects without end', '/round', 'redirect'],
    ['a file above the limit', '/large', 'bytes'],
    ['an answer that breaks off', '/cut', ''],
  ])('%s is refused', async (_, path, reason) => {
    const failure = await fileAt(`${here.url}${path}`)
      .read()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'payments.rates-away' });
    expect((failure as { params: { reason: string } }).params.reason).toContain(reason);
    expect(asked).toBe(0);
  });

  it('a server that is not there is reported with its address and the cause, without a secret of the address', async () => {
    const port = await freePort();
    await expect(fileAt(`http://127.0.0.1:${port}/a.xml?key=secret`).read()).rejects.toMatchObject({
      code: 'payments.rates-away',
      params: { reason: `http://127.0.0.1:${port}/a.xml: connect ECONNREFUSED 127.0.0.1:${port}` },
    });
  });
});
