import { defineMessages } from '../../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of writing an invoice and of drafts, which load with them. */
export const WritingMessages = messages.Provider;

export const useWritingMessages = messages.useMessages;
