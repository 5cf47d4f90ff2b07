import { defineMessages } from '../../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of these screens, which load with them. */
export const ForeignMessages = messages.Provider;

export const useForeignMessages = messages.useMessages;
