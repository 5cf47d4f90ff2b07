import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from './en.ts';

/** All messages of the portal, within `AllMessages`. */
export const useMerchantMessages = useMessages<typeof en>;
