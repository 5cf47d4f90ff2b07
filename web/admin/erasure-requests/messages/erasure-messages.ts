import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import type { en as admin } from '../../kit/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of these screens. */
export const ErasureMessages = messages.Provider;

/** Messages of requests of erasure and of the back office. */
export const useErasureMessages = messages.useMessages<typeof admin>;
