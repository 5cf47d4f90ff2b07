import { defineMessages } from '../../messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the registration, which load with it. */
export const RegistrationMessages = messages.Provider;

export const useRegistrationMessages = messages.useMessages;
