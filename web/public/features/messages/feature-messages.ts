import { defineMessages } from '../../../shared/messages/define-messages.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = defineMessages(bg, en);

/** Provides the messages of the page of features. */
export const FeatureMessages = messages.Provider;

export const useFeatureMessages = messages.useMessages;
