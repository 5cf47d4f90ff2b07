import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en as adminMessages } from '../../kit/messages/en.ts';
import type { en } from './en.ts';

export const useMonthMessages = () => useMessages<typeof en & typeof adminMessages>();
