import { businessDateOf } from '#contract/business-date.ts';
import { fill } from '../messages/fill.ts';
import { useLanguage } from '../messages/language.ts';
import { formatDate } from './format-date.ts';

const texts = {
  bg: {
    passed: 'изтекъл преди {days} дни',
    yesterday: 'изтекъл вчера',
    today: 'изтича днес',
    tomorrow: 'остава 1 ден',
    left: 'остават {days} дни',
  },
  en: {
    passed: 'passed {days} days ago',
    yesterday: 'passed yesterday',
    today: 'today is the last day',
    tomorrow: '1 day left',
    left: '{days} days left',
  },
} as const;

/** A business date as it is; an instant by its day in Sofia. */
const dayOf = (text: string): string => (text.length === 10 ? text : businessDateOf(new Date(text)));

/**
 * Whole days in Sofia until a deadline: 0 on its day, below zero after it.
 * @param deadline a business date or an instant
 */
export const daysUntil = (deadline: string, now = new Date()): number =>
  (Date.parse(`${dayOf(deadline)}T00:00:00Z`) - Date.parse(`${businessDateOf(now)}T00:00:00Z`)) / 86_400_000;

const passageOf = (
  days: number,
  { passed, yesterday, today, tomorrow, left }: Readonly<Record<keyof typeof texts.bg, string>>,
): string => {
  if (days < -1) return fill(passed, { days: -days });
  if (days > 1) return fill(left, { days });
  return { '-1': yesterday, 0: today, 1: tomorrow }[days as -1 | 0 | 1];
};

/** Each deadline that is shown says how long ago it passed, or how many days are left. */
export const useDeadline = () => {
  const said = texts[useLanguage()];
  const passage = (deadline: string): string => passageOf(daysUntil(deadline), said);
  return {
    /** `14/11/2026 – passed 14 days ago`. */
    deadlineOf: (deadline: string): string => `${formatDate(deadline)} – ${passage(deadline)}`,
    /** The same inside a text: `14/11/2026 (passed 14 days ago)`. */
    deadlineIn: (deadline: string): string => `${formatDate(deadline)} (${passage(deadline)})`,
  };
};
