import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the page of prices. */
export const PricingMessages = messages.Provider;

export const usePricingMessages = messages.useMessages;
