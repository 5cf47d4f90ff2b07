import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages about requests of customers for another buyer, which load with them. */
export const BuyerRequestMessages = messages.Provider;

export const useBuyerRequestMessages = messages.useMessages;
