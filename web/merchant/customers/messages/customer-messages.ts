import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import type { en as merchantMessages } from '../../kit/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the screens of customers and items. */
export const CustomerMessages = messages.Provider;

/** Messages of the screens of customers and items, and of the portal. */
export const useCustomerMessages = messages.useMessages<typeof merchantMessages>;
