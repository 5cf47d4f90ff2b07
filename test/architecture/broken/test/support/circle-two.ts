import type { one } from './circle-one.ts';

export const two = 2 as typeof one;
