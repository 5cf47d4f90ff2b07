import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the front page's cards, which load with them. */
export const HomeMessages = messages.Provider;

export const useHomeMessages = messages.useMessages;
