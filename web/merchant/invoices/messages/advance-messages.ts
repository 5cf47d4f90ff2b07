import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

/** Provides the messages of advances and instalments. */
export const AdvanceMessages = defineMessages(bg, en).Provider;
