import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import type { en as adminMessages } from '../../kit/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of an accountant's home and questions. */
export const MonthMessages = messages.Provider;

export const useMonthMessages = messages.useMessages<typeof adminMessages>;
