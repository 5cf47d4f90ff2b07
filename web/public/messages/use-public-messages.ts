import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from './en.ts';

export const usePublicMessages = useMessages<typeof en>;
