import { useMessages } from '../../messages/use-messages.ts';
import type { en } from './en.ts';

export const useUnansweredMessages = () => useMessages<typeof en>();
