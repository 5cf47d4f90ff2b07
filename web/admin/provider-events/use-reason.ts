import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

type Known = keyof typeof en.admin.events.reasons;
const known: readonly string[] = ['UNMATCHED', 'UNREADABLE', 'FOREIGN', 'TYPE', 'MODE'] satisfies Known[];

/** The translated reason of a parked event; other errors are shown as stored. */
export const useReason = () => {
  const t = useMessages<typeof en>();
  return (reason: string | null): string =>
    reason === null ? '-' : known.includes(reason) ? t(`admin.events.reasons.${reason as Known}`) : reason;
};
