import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import type { en as merchantMessages } from '../../kit/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of unpaid invoices of another program. */
export const OpenInvoiceMessages = messages.Provider;

/** Messages of unpaid invoices of another program, and of the portal. */
export const useOpenInvoiceMessages = messages.useMessages<typeof merchantMessages>;
