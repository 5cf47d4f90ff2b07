import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { shell } from './shell-en.ts';

/** The messages that the portal's first screen loads. */
export const useShellMessages = useMessages<typeof shell>;
