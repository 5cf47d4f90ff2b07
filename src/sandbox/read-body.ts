import type { IncomingMessage } from 'node:http';

const largestBytes = 1_000_000;

/**
 * The body of a request as text.
 * @throws RangeError when it is longer than a megabyte
 */
export const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largestBytes) throw new RangeError('The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
