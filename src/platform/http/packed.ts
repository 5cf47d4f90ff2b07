import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'koa';

const gzipped = promisify(gzip);

/** An answer as it is sent, and compressed by gzip for callers that take it: all browsers. */
export type Packed = Readonly<{ plain: Buffer; packed: Buffer }>;

export const pack = async (plain: Buffer): Promise<Packed> => ({ plain, packed: await gzipped(plain) });

export const sendPacked = (ctx: Context, { plain, packed }: Packed): void => {
  const isPacked = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (isPacked) ctx.set('Content-Encoding', 'gzip');
  ctx.body = isPacked ? packed : plain;
};
