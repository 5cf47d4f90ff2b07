import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { MonthDetails, MonthProblem } from '#contract/closing/months.ts';
import { useDeadline } from '../../shared/format/deadline.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMonthRegistrationNote } from '../../shared/merchants/registration-texts.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ActionDialog } from '../kit/actions/ActionDialog.tsx';
import { formatMonth } from '../kit/fields/month.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import type { MonthOfMerchant } from './merchant-months.ts';
import { useMonthMessages } from './messages/month-messages.ts';
import { MonthActions } from './MonthActions.tsx';

const tones = { ERROR: 'error', WARNING: 'warning', INFO: 'neutral' } as const;
/** Problems that are listed; the portal shows all. */
const shown = 20;

/** A month of a merchant: what is missing, sums, and what may be done. */
export const MonthDialog = ({ merchant, month, onClose }: MonthOfMerchant & { onClose: () => void }) => {
  const t = useMonthMessages();
  const shared = useMessages();
  const language = useLanguage();
  const mayClose = useMay()('close', 'months');
  const dataProvider = useAdminData();
  const { data, error, refetch } = useQuery({
    queryKey: ['month', merchant.id, month],
    queryFn: ({ signal }) =>
      dataProvider.getMerchantMonth({ params: { id: merchant.id, month } }, { signal }),
  });
  const title = t('months.open', { month: formatMonth(month, language), name: merchant.businessName });
  return (
    <ActionDialog title={title} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error ? (
          <ErrorAlert error={error} fallback={t('months.loadFailed')} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <LinearProgress aria-label={title} />
        ) : (
          <Details month={data} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{shared('shared.close')}</Button>
        {data !== undefined && mayClose && (
          <MonthActions merchant={merchant} month={data} onDone={() => void refetch()} />
        )}
      </DialogActions>
    </ActionDialog>
  );
};

const Details = ({ month }: { month: MonthDetails }) => {
  const { status, totals, deadlines, problems, registrations, refusedAt } = month;
  const registrationNote = useMonthRegistrationNote(registrations);
  const notes = problems.filter(({ severity }) => severity === 'INFO');
  const others = problems.filter(({ severity }) => severity !== 'INFO');
  const t = useMonthMessages();
  const language = useLanguage();
  const { deadlineOf } = useDeadline();
  const deadline = deadlines.vatReturn;
  return (
    <>
      {refusedAt !== undefined && (
        <Alert severity="error">{t('months.refused', { date: formatDate(refusedAt) })}</Alert>
      )}
      <Facts
        facts={[
          [t(`months.status.${status}`), `${t('months.documents')}: ${totals.documents}`],
          [t('months.total'), formatMoney(totals.total, 'EUR', language)],
          [t('months.vat'), formatMoney(totals.vat, 'EUR', language)],
          ...(deadline === null
            ? []
            : ([
                [t('months.deadline'), status === 'CLOSED' ? formatDate(deadline) : deadlineOf(deadline)],
              ] as const)),
        ]}
      />
      {registrationNote !== undefined && <Alert severity="info">{registrationNote}</Alert>}
      <Typography variant="h2">{t('months.problems')}</Typography>
      {problems.length === 0 && <Typography>{t('months.nothing')}</Typography>}
      {others.slice(0, shown).map((problem) => (
        <Problem key={`${problem.code} ${problem.invoiceId} ${problem.message}`} problem={problem} />
      ))}
      {others.length > shown && (
        <Typography>{t('months.more', { smart_count: others.length - shown })}</Typography>
      )}
      {notes.length > 0 && (
        <details>
          <summary>{t('months.notes', { count: notes.reduce((sum, { count }) => sum + count, 0) })}</summary>
          {notes.map((note) => (
            <Note key={note.code} note={note} />
          ))}
        </details>
      )}
    </>
  );
};

/** A problem, or one of its documents, with a link to the document. */
const Message = ({ about: { message, invoiceId } }: { about: Pick<MonthProblem, 'message' | 'invoiceId'> }) =>
  invoiceId === null ? (
    message
  ) : (
    <ShowLink resource="invoices" id={invoiceId}>
      {message}
    </ShowLink>
  );

const Problem = ({ problem }: { problem: MonthProblem }) => {
  const t = useMonthMessages();
  const { severity, remedy } = problem;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ToneChip tone={tones[severity]} status={severity} label={t(`months.severity.${severity}`)} />
      <div>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Message about={problem} /> {remedy}
        </Typography>
        <Documents of={problem} />
      </div>
    </Stack>
  );
};

/** A note with its documents. */
const Note = ({ note }: { note: MonthProblem }) => (
  <>
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <Message about={note} /> {note.remedy}
    </Typography>
    <Documents of={note} />
  </>
);

/** The first documents of several warnings or notes. */
const Documents = ({ of: { count, documents } }: { of: MonthProblem }) => {
  const t = useMonthMessages();
  if (count === 1 || documents.length === 0) return null;
  const more = count - Math.min(documents.length, shown);
  return (
    <>
      <ul>
        {documents.slice(0, shown).map((document) => (
          <li key={document.message}>
            <Message about={document} />
          </li>
        ))}
      </ul>
      {more > 0 && <Typography>{t('months.more', { smart_count: more })}</Typography>}
    </>
  );
};
