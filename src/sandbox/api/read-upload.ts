import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readBytes } from '../read-body.ts';
import { invalidRequest, type ApiError } from './api-error.ts';

/** A file as it was sent. */
export type Upload = { readonly name: string; readonly bytes: Buffer };

/** A multipart call: its parameters form-encoded, with the file by its fingerprint, and the file itself. */
export type MultipartCall = { readonly encoded: string; readonly upload: Upload | undefined };

/** Above the limit of any purpose, so that a file that is too large gets the provider's message. */
const largestBytes = 20 * 1024 * 1024;

const malformed = (): ApiError =>
  invalidRequest('Invalid request: the body must be multipart/form-data, with a `file`.');

const read = async (request: IncomingMessage): Promise<FormData> => {
  const type = request.headers['content-type'] ?? '';
  const body = await readBytes(request, largestBytes);
  if (!type.startsWith('multipart/form-data')) throw malformed();
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw malformed();
  }
};

/**
 * Reads the body of a call that sends a file.
 * @throws ApiError 400 for a body that is no multipart form, RangeError for one above 20 MB
 */
export const readMultipart = async (request: IncomingMessage): Promise<MultipartCall> => {
  const encoded = new URLSearchParams();
  let upload: Upload | undefined;
  for (const [name, value] of await read(request)) {
    if (typeof value === 'string') {
      encoded.append(name, value);
      continue;
    }
    const bytes = Buffer.from(await value.arrayBuffer());
    if (name === 'file') upload = { name: value.name, bytes };
    encoded.append(name, createHash('sha256').update(bytes).digest('hex'));
  }
  return { encoded: encoded.toString(), upload };
};
