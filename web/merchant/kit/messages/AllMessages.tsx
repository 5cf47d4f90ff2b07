import { bg } from './bg.ts';
import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { en } from './en.ts';

/** Provides all messages of the portal; a lazy chunk that each page but the first screen loads. */
export const AllMessages = defineMessages(bg, en).Provider;
