import { bg } from './bg.ts';
import { en } from './en.ts';

/** The catalogues of the recent proof, loaded with the dialog that asks for it. */
export const proofMessages = { bg, en };
