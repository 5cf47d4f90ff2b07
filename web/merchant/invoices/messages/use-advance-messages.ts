import type { en as merchantMessages } from '../../kit/messages/en.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from './en.ts';

/** Messages of advances and instalments, and of the portal; of the type alone, because debit notes have no advances. */
export const useAdvanceMessages = useMessages<typeof en & typeof merchantMessages>;
