import { messageOf } from '../api-error.ts';
import { joined } from '../format/joined.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { bankWords } from './bank-words-en.ts';
import type { ReadingOfFile } from './use-imports.ts';

/** The words of the surrounding catalogue. */
type Words = Readonly<{ bank: typeof bankWords }>;

/** What became of a file, in one line; within a catalogue that has `bankWords`. */
export const useOutcome = (): ((reading: ReadingOfFile) => string) => {
  const t = useMessages<Words>();
  return (reading) => {
    if (reading.state === 'TOO_LARGE') return t('bank.imports.tooLarge');
    if (reading.state === 'FAILED') return messageOf(reading.error, t('bank.imports.failed'));
    if (reading.state !== 'DONE')
      return t(reading.state === 'WAITS' ? 'bank.imports.waits' : 'bank.imports.reading');
    const { columns, format, lines, repeated, matched, suggested, toReturn, pending } = reading.result;
    if (columns !== null) return t('bank.imports.columns');
    const added = lines - repeated;
    const counts = { repeated, matched, suggested, toReturn, pending };
    const names = ['repeated', 'matched', 'suggested', 'toReturn', 'pending'] as const;
    return joined([
      t(`bank.formats.${format}`),
      added > 0 ? t('bank.imports.added', { smart_count: added }) : t('bank.imports.none'),
      ...names.map((name) => counts[name] > 0 && t(`bank.imports.${name}`, { smart_count: counts[name] })),
    ]);
  };
};

/** The icon of what became of a file. */
export const outcomeIcon = (reading: ReadingOfFile) => {
  if (reading.state === 'WAITS' || reading.state === 'READING') return 'clock';
  return reading.state === 'DONE' && reading.result.columns === null ? 'check' : 'alert';
};
