import { disputes as bg } from './disputes-bg.ts';
import { disputes as en } from './disputes-en.ts';
import { formatDate } from '../format/format-date.ts';
import { fill } from '../messages/fill.ts';
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
  const daysOf = (days: number): string => {
    if (days < 0) return texts.daysLeft.past;
    if (days === 0) return texts.daysLeft.today;
    return days === 1 ? texts.daysLeft.one : fill(texts.daysLeft.many, { days });
  };
  return {
    ...texts,
    reasonOf: ({ reason }: Pick<Dispute, 'reason'>): string =>
      isReason(reason) ? texts.reasons[reason] : reason,
    adviceOf: ({ reason }: Pick<Dispute, 'reason'>): string =>
      texts.advice[isReason(reason) ? reason : 'general'],
    statusOf: ({ status, isUnderReview }: Dispute): string =>
      texts.status[status === 'OPEN' && isUnderReview ? 'UNDER_REVIEW' : status],
    /** The deadline with the days left; null without one, and when nothing can be sent any more. */
    deadlineOf: ({ status, isUnderReview, evidenceDueAt, daysLeft }: Dispute): string | null =>
      status !== 'OPEN' || isUnderReview || evidenceDueAt === null || daysLeft === null
        ? null
        : `${formatDate(evidenceDueAt)} (${daysOf(daysLeft)})`,
  };
};
