import { defineMessages } from '../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the demo. */
export const DemoMessages = messages.Provider;

export const useDemoMessages = messages.useMessages;
