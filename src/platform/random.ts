import { randomBytes, randomUUID } from 'node:crypto';
import type { Random } from '#kernel/random.ts';

export const cryptoRandom: Random = {
  uuid: () => randomUUID(),
  token: () => randomBytes(16).toString('base64url'),
};
