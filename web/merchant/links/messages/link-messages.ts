import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import type { en as merchantMessages } from '../../kit/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the payment link screens. */
export const LinkMessages = messages.Provider;

/** Messages of the payment link screens and of the portal. */
export const useLinkMessages = messages.useMessages<typeof merchantMessages>;
