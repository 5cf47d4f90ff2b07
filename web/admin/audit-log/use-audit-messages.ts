import { auditAction, auditSubject } from '#contract/audit.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';

/** Acts and subjects in words; what only a former version noted, as it was noted. */
export const useAuditMessages = () => {
  const t = useMessages<typeof en>();
  return {
    actOf: (noted: string): string => {
      const { data } = auditAction.safeParse(noted);
      return data === undefined ? noted : t(`admin.audit.acts.${data}`);
    },
    subjectOf: (noted: string): string => {
      const { data } = auditSubject.safeParse(noted);
      return data === undefined ? noted : t(`admin.audit.subjects.${data}`);
    },
  };
};
