import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of this screen, which load with it. */
export const AccountMessages = messages.Provider;

export const useAccountMessages = messages.useMessages;
