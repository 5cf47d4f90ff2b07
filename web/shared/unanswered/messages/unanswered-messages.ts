import { bg } from './bg.ts';
import { en } from './en.ts';

/** The catalogues of late calls, loaded with the dialog that says so. */
export const unansweredMessages = { bg, en };
