import { auditAction, auditSubject } from '#contract/audit.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

/** Acts and subjects in words; what only a former version noted, as it was noted. */
export const useAuditWords = () => {
  const t = useWords<typeof en>();
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
