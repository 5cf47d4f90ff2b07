import type { Config } from '#platform/config.ts';
import { RatesAway } from '../../domain/failures.ts';
import type { RatesFile } from '../../ports/rates-file.ts';

const timeoutMs = 20_000;
/** The file of all days since 1999 has about half of that. */
const mostBytes = 16_777_216;
const mostRedirects = 3;

/** Asks once; a redirect is followed on the same host only. @throws RatesAway */
const ask = async (url: URL, signal: AbortSignal, redirects = 0): Promise<Response> => {
  const response = await fetch(url, { redirect: 'manual', signal });
  const target = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && target !== null) {
    await response.body?.cancel();
    const next = new URL(target, url);
    if (next.host !== url.host || next.protocol !== url.protocol || redirects === mostRedirects)
      throw new RatesAway(`the redirect to ${next.origin} is not followed`);
    return ask(next, signal, redirects + 1);
  }
  if (!response.ok) throw new RatesAway(`HTTP ${response.status}`);
  return response;
};

/** Reads UTF-8 up to the limit. @throws RatesAway */
const textOf = async ({ body }: Response): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new RatesAway(`more than ${mostBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
};

/** The innermost cause, such as `getaddrinfo ENOTFOUND bank.example`: `fetch` itself says only that it failed. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
};

/** The central bank's file at `RATES_URL`: at most 20 seconds, 16 MiB, and no other host. */
export class HttpRatesFile implements RatesFile {
  readonly #url: string | undefined;

  constructor({ config }: Readonly<{ config: Config }>) {
    this.#url = config.ratesUrl;
  }

  get isConfigured(): boolean {
    return this.#url !== undefined;
  }

  async read(): Promise<string> {
    if (this.#url === undefined) throw new RatesAway('no address is configured');
    const url = new URL(this.#url);
    try {
      return await textOf(await ask(url, AbortSignal.timeout(timeoutMs)));
    } catch (error) {
      const reason = error instanceof RatesAway ? error.params['reason'] : reasonOf(error);
      // Without user, password and query: these may hold a secret.
      throw new RatesAway(`${url.origin}${url.pathname}: ${reason}`, error);
    }
  }
}
