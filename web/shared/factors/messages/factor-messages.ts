import { defineMessages } from '../../messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the second factors. */
export const FactorMessages = messages.Provider;

export const useFactorMessages = messages.useMessages;
