import { bg } from './bg.ts';
import { en } from './en.ts';

/** The messages of second factors, for `MessagesProvider`. */
export const factorMessages = { bg, en };
