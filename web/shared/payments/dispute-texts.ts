import { disputes as bg } from './disputes-bg.ts';
import { disputes as en } from './disputes-en.ts';
import { useDeadline } from '../format/deadline.ts';
import { useLanguage } from '../messages/language.ts';

type Reason = keyof typeof en.reasons;
interface Dispute {
  readonly reason: string;
  readonly status: keyof typeof en.status;
  readonly isUnderReview: boolean;
  readonly evidenceDueAt: string | null;
  readonly daysLeft: number | null;
}

const isReason = (code: string): code is Reason => Object.hasOwn(en.reasons, code);

/** The words about disputes in the current language. An unknown reason is shown by its code. */
export const useDisputeTexts = () => {
  const texts = useLanguage() === 'bg' ? bg : en;
  const { deadlineOf } = useDeadline();
  return {
    ...texts,
    reasonOf: ({ reason }: Pick<Dispute, 'reason'>): string =>
      isReason(reason) ? texts.reasons[reason] : reason,
    adviceOf: ({ reason }: Pick<Dispute, 'reason'>): string =>
      texts.advice[isReason(reason) ? reason : 'general'],
    statusOf: ({ status, isUnderReview }: Dispute): string =>
      texts.status[status === 'OPEN' && isUnderReview ? 'UNDER_REVIEW' : status],
    /** The deadline and how far it is; null without one, and when nothing can be sent any more. */
    deadlineOf: ({ status, isUnderReview, evidenceDueAt, daysLeft }: Dispute): string | null =>
      status !== 'OPEN' || isUnderReview || evidenceDueAt === null || daysLeft === null
        ? null
        : deadlineOf(evidenceDueAt),
  };
};
