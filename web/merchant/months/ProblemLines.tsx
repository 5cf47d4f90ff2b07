import { Link } from 'react-router-dom';
import type { MonthProblem } from '#contract/closing/months.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMonthMessages } from './messages/month-messages.ts';

/** Lines that are shown at once; others unfold. */
const shown = 3;
/** Lines that unfold; the text for the accountant in the pack has all. */
const most = 100;

type Line = Pick<MonthProblem, 'message' | 'invoiceId'>;

/** What a problem says, with the way to its document. */
export const ProblemLine = ({ line: { message, invoiceId } }: { line: Line }) => {
  const t = useMonthMessages();
  const { base } = usePortal();
  return (
    <p>
      {message}{' '}
      {invoiceId !== null && <Link to={`${base}/invoices/${invoiceId}`}>{t('months.document')}</Link>}
    </p>
  );
};

/** The first lines, and a fold with the next ones. @param count how many there are, also beyond those given */
export const ProblemLines = ({ lines, count }: { lines: readonly Line[]; count: number }) => {
  const t = useMonthMessages();
  const more = lines.slice(shown, most);
  const left = count - Math.min(lines.length, most);
  return (
    <>
      {lines.slice(0, shown).map((line) => (
        <ProblemLine key={line.message} line={line} />
      ))}
      {more.length > 0 && (
        <details>
          <summary>{t('months.more', { smart_count: count - shown })}</summary>
          {more.map((line) => (
            <ProblemLine key={line.message} line={line} />
          ))}
          {left > 0 && <p>{t('months.left', { smart_count: left })}</p>}
        </details>
      )}
    </>
  );
};
