import { defineMessages } from '../../../../shared/messages/define-messages.tsx';
import type { en as merchantMessages } from '../../messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the lists. */
export const ListMessages = messages.Provider;

/** Messages of the lists and of the portal. */
export const useListMessages = messages.useMessages<typeof merchantMessages>;
