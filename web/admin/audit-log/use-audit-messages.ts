import { auditAction, auditSubject } from '#contract/audit.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

/** Names of actions and subjects; codes of older versions are shown as stored. */
export const useAuditMessages = () => {
  const t = useMessages<typeof en>();
  return {
    actOf: (noted: string): string => {
      const { data } = auditAction.safeParse(noted);
      return data === undefined ? noted : t(`admin.audit.actions.${data}`);
    },
    subjectOf: (noted: string): string => {
      const { data } = auditSubject.safeParse(noted);
      return data === undefined ? noted : t(`admin.audit.subjects.${data}`);
    },
  };
};
