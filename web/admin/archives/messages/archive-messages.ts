import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import type { en as admin } from '../../kit/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of these screens. */
export const ArchiveMessages = messages.Provider;

/** Messages of archives and of the back office. */
export const useArchiveMessages = messages.useMessages<typeof admin>;
