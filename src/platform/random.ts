import { randomBytes, randomUUID } from 'node:crypto';
import type { Random } from '#kernel/random.ts';

/** Random values from Node's cryptographic generator. */
export const cryptoRandom: Random = {
  uuid: () => randomUUID(),
  token: () => randomBytes(16).toString('base64url'),
  bytes: (count) => randomBytes(count),
};
