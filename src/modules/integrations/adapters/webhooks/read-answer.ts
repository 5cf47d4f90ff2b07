import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The most bytes of an answer that are read. */
export const mostAnswerBytes = 2_048;
/** The status has decided; the body is only shown. */
const longestMs = 2_000;

const bytesOf = async (response: IncomingMessage): Promise<Uint8Array[]> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  response.on('data', (piece: Uint8Array) => {
    if (size < mostAnswerBytes) pieces.push(piece);
    size += piece.byteLength;
    if (size >= mostAnswerBytes) response.destroy();
  });
  await new Promise<void>((resolve) => {
    response.once('close', resolve);
    response.once('end', resolve);
    response.on('error', () => resolve());
  });
  return pieces;
};

/**
 * The beginning of the body as text, without characters that PostgreSQL does not store; the connection is closed. A body
 * that comes slowly is cut.
 */
export const readAnswer = async (response: IncomingMessage, signal: AbortSignal): Promise<string> => {
  const ended = new AbortController();
  const late = pause(longestMs, undefined, { signal: AbortSignal.any([ended.signal, signal]) })
    .catch(() => undefined)
    .then(() => response.destroy());
  const pieces = await bytesOf(response);
  ended.abort();
  await late;
  const text = Buffer.concat(pieces).subarray(0, mostAnswerBytes).toString('utf8');
  return text.replaceAll('\0', '\u{FFFD}');
};
