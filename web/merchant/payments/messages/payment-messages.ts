import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the page of a payment. */
export const PaymentMessages = messages.Provider;

export const usePaymentMessages = messages.useMessages;
