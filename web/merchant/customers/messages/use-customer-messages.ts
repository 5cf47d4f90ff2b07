import type { en as merchantMessages } from '../../kit/messages/en.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from './en.ts';

/** Messages of the screens of customers and items, and of the portal. */
export const useCustomerMessages = () => useMessages<typeof en & typeof merchantMessages>();
