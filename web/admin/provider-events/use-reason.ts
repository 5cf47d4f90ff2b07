import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';

type Known = keyof typeof en.admin.events.reasons;
const known: readonly string[] = ['UNMATCHED', 'UNREADABLE', 'FOREIGN', 'TYPE', 'MODE'] satisfies Known[];

/** Why an event is parked, as a sentence; what broke in between is kept as it was said. */
export const useReason = () => {
  const t = useMessages<typeof en>();
  return (reason: string | null): string =>
    reason === null ? '-' : known.includes(reason) ? t(`admin.events.reasons.${reason as Known}`) : reason;
};
