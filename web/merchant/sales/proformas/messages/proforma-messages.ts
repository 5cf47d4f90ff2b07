import { defineMessages } from '../../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of proformas and offers, which load with their pages. */
export const ProformaMessages = messages.Provider;

export const useProformaMessages = messages.useMessages;
