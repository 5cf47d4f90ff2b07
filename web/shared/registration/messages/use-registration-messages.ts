import { useMessages } from '../../messages/use-messages.ts';
import type { en } from './en.ts';

export const useRegistrationMessages = () => useMessages<typeof en>();
