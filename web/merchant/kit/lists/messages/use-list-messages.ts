import type { en as merchantMessages } from '../../messages/en.ts';
import { useMessages } from '../../../../shared/messages/use-messages.ts';
import type { en } from './en.ts';

/** Messages of the lists and of the portal. */
export const useListMessages = () => useMessages<typeof en & typeof merchantMessages>();
