import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { inLines, isCorrected, problemSeverities, type MonthProblem } from '../domain/month-problem.ts';

type DocumentOfProblem = Readonly<{ invoiceId: number; invoiceNumber: string; message: string }>;
/** An error, or the warnings or notes of one code, in a language. */
type ShownProblem = Omit<MonthProblem, 'params'> & {
  message: string;
  remedy: string;
  /** How many problems it stands for. */
  count: number;
  /** Empty for a problem of the whole month. */
  documents: DocumentOfProblem[];
};

const presentLine =
  (messages: Messages, language: Language) =>
  (line: readonly MonthProblem[]): ShownProblem => {
    const first = line[0]!;
    const { code, severity, invoiceId, invoiceNumber } = first;
    const isOne = line.length === 1;
    const messageOf = ({ code: of, params, invoiceNumber: number }: MonthProblem): string =>
      messages.say(language, `closing.problem.${of}`, { ...params, invoiceNumber: number ?? '' });
    const about = isCorrected(first) ? 'CORRECTED' : code;
    return {
      code,
      severity,
      invoiceId: isOne ? invoiceId : null,
      invoiceNumber: isOne ? invoiceNumber : null,
      message: isOne
        ? messageOf(first)
        : messages.say(language, `closing.notes.${about}`, { count: line.length }),
      remedy: messages.say(language, `closing.remedy.${about}`),
      count: line.length,
      documents: line.flatMap((one) =>
        one.invoiceId === null || one.invoiceNumber === null
          ? []
          : [{ invoiceId: one.invoiceId, invoiceNumber: one.invoiceNumber, message: messageOf(one) }],
      ),
    };
  };

/** What an earlier release stored as a warning and is a note by now is shown as a note. */
const asToday = (problem: MonthProblem): MonthProblem =>
  problemSeverities[problem.code] === 'INFO' ? { ...problem, severity: 'INFO' } : problem;

/** Problems with message and remedy in a language; warnings and notes of one code are one entry with its documents. */
export const presentProblems = (
  problems: readonly MonthProblem[],
  messages: Messages,
  language: Language,
): ShownProblem[] => inLines(problems.map(asToday)).map(presentLine(messages, language));
