import { useMessages } from '../../../../shared/messages/use-messages.ts';
import type { en as merchantMessages } from '../../../kit/messages/en.ts';
import type { en } from './en.ts';

/** Messages of the form of a debit note, and of the portal. */
export const useDebitMessages = () => useMessages<typeof en & typeof merchantMessages>();
