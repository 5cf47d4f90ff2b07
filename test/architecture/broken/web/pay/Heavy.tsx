import { links } from '../../src/contract/links.ts';

export const heavy = links;
