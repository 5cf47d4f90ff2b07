import type { IncomingMessage } from 'node:http';

const largestBytes = 1_000_000;

/**
 * The body of a request.
 * @throws RangeError when it is longer than `largest` bytes
 */
export const readBytes = async (request: IncomingMessage, largest: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largest) throw new RangeError('The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * The body of a request as text.
 * @throws RangeError when it is longer than a megabyte
 */
export const readBody = async (request: IncomingMessage): Promise<string> =>
  (await readBytes(request, largestBytes)).toString('utf8');
