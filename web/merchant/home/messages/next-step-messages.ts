import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the card, which load with it. */
export const NextStepMessages = messages.Provider;

export const useNextStepMessages = messages.useMessages;
