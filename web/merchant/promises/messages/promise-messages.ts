import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import type { en as merchantMessages } from '../../kit/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages about promised transfers. */
export const PromiseMessages = messages.Provider;

/** Messages about promised transfers and of the portal. */
export const usePromiseMessages = messages.useMessages<typeof merchantMessages>;
