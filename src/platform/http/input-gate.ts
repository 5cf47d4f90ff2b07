import type { Context, Middleware } from 'koa';
import { HeaderTooLong, MalformedInput, UrlNotFound, UnsupportedMediaType } from '#kernel/input-failures.ts';

/** Maximum of parameters in one query string. */
export const mostParameters = 50;

/** Maximum bytes of a header that is a list; parsers of these lists take quadratic time. */
export const mostListBytes = 1_024;
export const listHeaders = [
  'accept',
  'accept-charset',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-type',
  'x-forwarded-for',
];

/** Content encodings accepted for a request body. */
const readEncodings = ['identity', 'gzip', 'deflate', 'br'];

/** Whether the text has a character of Unicode's category Cc. */
export const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text);

/** @returns undefined when the percent-encoding is malformed */
const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** @throws MalformedInput, UrlNotFound */
const checkPath = ({ path }: Context): void => {
  const decoded = path.includes('%') ? decode(path) : path;
  if (decoded === undefined) throw new MalformedInput('input.malformed-address');
  if (hasControlCharacter(decoded)) throw new UrlNotFound();
};

/** @throws MalformedInput that names the parameter */
const checkQuery = ({ querystring }: Context): void => {
  if (querystring === '') return;
  const parameters = querystring.split('&', mostParameters + 1);
  if (parameters.length > mostParameters)
    throw new MalformedInput('input.too-many-parameters', { params: { maximum: mostParameters } });
  for (const parameter of parameters) {
    const decoded = decode(parameter);
    if (decoded === undefined) throw new MalformedInput('input.malformed-address');
    if (!hasControlCharacter(decoded)) continue;
    const field = /^[\w.-]{1,40}/.exec(decoded)?.[0] ?? 'query';
    throw new MalformedInput('input.control-characters', {
      fields: [{ field, code: 'fields.control-character' }],
    });
  }
};

/** @throws HeaderTooLong, UnsupportedMediaType */
const checkHeaders = (ctx: Context): void => {
  const { headers } = ctx;
  for (const header of listHeaders)
    if ((headers[header]?.length ?? 0) > mostListBytes) throw new HeaderTooLong(header, mostListBytes);
  if (!readEncodings.includes(headers['content-encoding'] ?? 'identity'))
    throw new UnsupportedMediaType('input.unsupported-encoding');
};

/** Only `identity;q=0` or `*;q=0` refuses it: otherwise `identity` is always accepted. */
const refusesIdentity = (ctx: Context): boolean =>
  /q=0/.test(ctx.headers['accept-encoding'] ?? '') &&
  ctx.acceptsEncodings('zstd', 'gzip', 'identity') === false;

/**
 * Refuses what no route accepts, once for path, query string and headers, before anything is parsed. An answer goes
 * out uncompressed to a caller whose `Accept-Encoding` allows no encoding at all (RFC 9110, 12.5.3).
 *
 * @throws MalformedInput, UrlNotFound, HeaderTooLong, UnsupportedMediaType
 */
export const inputGate: Middleware = (ctx, next) => {
  checkHeaders(ctx);
  checkPath(ctx);
  checkQuery(ctx);
  if (refusesIdentity(ctx)) ctx.compress = false;
  return next();
};
