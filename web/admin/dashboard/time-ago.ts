import type { Language } from '../../shared/messages/language.ts';

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** “2 hours ago”, „преди 2 часа“; an instant ahead of the browser's clock counts as now. */
export const timeAgo = (instant: string, now: Date, language: Language): string => {
  const seconds = Math.max(0, Math.round((now.getTime() - new Date(instant).getTime()) / 1_000));
  const [unit, length] = steps.find(([, size]) => seconds >= size) ?? steps[3];
  return new Intl.RelativeTimeFormat(language, {
    numeric: unit === 'second' ? 'auto' : 'always',
  }).format(-Math.floor(seconds / length), unit);
};
