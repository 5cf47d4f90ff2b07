import { defineMessages } from '../../messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the recent proof, loaded with the dialog that asks for it. */
export const ProofMessages = messages.Provider;

export const useProofMessages = messages.useMessages;
