import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the page of an invitation. */
export const InvitationMessages = messages.Provider;

export const useInvitationMessages = messages.useMessages;
