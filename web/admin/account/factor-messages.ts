import { bg } from '../../shared/factors/messages/bg.ts';
import { en } from '../../shared/factors/messages/en.ts';

/** The messages of second factors, for `MessagesProvider`. */
export const factorMessages = { bg, en };
