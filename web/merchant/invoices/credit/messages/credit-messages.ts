import { defineMessages } from '../../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of credit notes and of refunds by line. */
export const CreditMessages = messages.Provider;

export const useCreditMessages = messages.useMessages;
