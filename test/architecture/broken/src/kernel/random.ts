import { randomBytes } from 'node:crypto';

export const random = randomBytes;
