import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en as admin } from '../../kit/messages/en.ts';
import type { en } from './en.ts';

/** Messages of payouts and of the back office. */
export const usePayoutMessages = () => useMessages<typeof en & typeof admin>();
