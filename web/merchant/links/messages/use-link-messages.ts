import type { en as merchantMessages } from '../../kit/messages/en.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from './en.ts';

/** Messages of the payment link screens and of the portal. */
export const useLinkMessages = () => useMessages<typeof en & typeof merchantMessages>();
