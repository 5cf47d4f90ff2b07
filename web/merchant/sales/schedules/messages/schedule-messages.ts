import { defineMessages } from '../../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of recurring invoices, which load with their pages. */
export const ScheduleMessages = messages.Provider;

export const useScheduleMessages = messages.useMessages;
