import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import type { en as merchantMessages } from '../../kit/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the plan and of the bills. */
export const BillMessages = messages.Provider;

/** Messages of the plan, of the bills and of the portal. */
export const useBillMessages = messages.useMessages<typeof merchantMessages>;
