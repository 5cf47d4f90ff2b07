import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import type { en as adminMessages } from '../../kit/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of an accountant's home and questions. */
export const ClientMessages = messages.Provider;

export const useClientMessages = messages.useMessages<typeof adminMessages>;
