import type { Links } from '../../src/contract/links.ts';

export const good: Links = 1;
