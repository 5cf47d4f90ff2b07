import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import type { en as merchantMessages } from '../../kit/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the settings. */
export const SettingsMessages = messages.Provider;

/** Messages of the settings and of the portal. */
export const useSettingsMessages = messages.useMessages<typeof merchantMessages>;
