import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages around a legal document. */
export const LegalMessages = messages.Provider;

export const useLegalMessages = messages.useMessages;
