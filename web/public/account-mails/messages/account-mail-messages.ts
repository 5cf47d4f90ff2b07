import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the pages about access to an account. */
export const AccountMailMessages = messages.Provider;

export const useAccountMailMessages = messages.useMessages;
