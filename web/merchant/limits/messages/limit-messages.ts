import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the card of limits. */
export const LimitMessages = messages.Provider;

export const useLimitMessages = messages.useMessages;
