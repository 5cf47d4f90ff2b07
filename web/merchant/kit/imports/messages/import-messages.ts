import { defineMessages } from '../../../../shared/messages/define-messages.tsx';
import type { en as merchantMessages } from '../../messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of imports of files. */
export const ImportMessages = messages.Provider;

/** Messages of imports of files, and of the portal. */
export const useImportMessages = messages.useMessages<typeof merchantMessages>;
