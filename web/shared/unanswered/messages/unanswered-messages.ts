import { defineMessages } from '../../messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of late calls, loaded with the dialog that says so. */
export const UnansweredMessages = messages.Provider;

export const useUnansweredMessages = messages.useMessages;
