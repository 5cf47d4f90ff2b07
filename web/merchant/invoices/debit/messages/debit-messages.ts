import { defineMessages } from '../../../../shared/messages/define-messages.tsx';
import type { en as merchantMessages } from '../../../kit/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the form of a debit note. */
export const DebitMessages = messages.Provider;

/** Messages of the form of a debit note, and of the portal. */
export const useDebitMessages = messages.useMessages<typeof merchantMessages>;
