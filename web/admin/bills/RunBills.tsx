import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  LinearProgress,
  MenuItem,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillRun } from '#contract/billing/billing.ts';
import { capitalized } from '../../shared/format/capitalized.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { ActionDialog } from '../kit/actions/ActionDialog.tsx';
import { useDialogSending } from '../kit/actions/use-action.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { formatMonth } from '../kit/fields/month.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { FailureAlert } from '../kit/layout/FailureAlert.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import { useBillMessages } from './messages/bill-messages.ts';
import { billedMonths } from './months.ts';
import { RunOutcomes } from './RunOutcomes.tsx';

/** The button that issues the bills of a month; for administrators. */
export const RunBills = () => {
  const t = useBillMessages();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('run', 'bills')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('billList.run.open')}
      </Button>
      {isOpen && <RunDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const offeredMonths = 12;

/** Bills that get a document. */
const issuedIn = (run: BillRun): number => run.bills.filter(({ outcome }) => outcome === 'ISSUED').length;

/** What a run of the chosen month would do, and the button that runs it. */
const RunDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useBillMessages();
  const language = useLanguage();
  const [months] = useState(() => billedMonths(new Date(), offeredMonths));
  const [month, setMonth] = useState(months[0]!);
  const preview = usePreview(month);
  const { send, failure, isPending } = useRun(month, onClose);
  const count = preview.data === undefined ? 0 : issuedIn(preview.data);
  const title = t('billList.run.title', { month: formatMonth(month, language) });
  return (
    <ActionDialog title={title} maxWidth="sm" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          select
          label={t('billList.run.month')}
          value={month}
          disabled={isPending}
          onChange={(event) => setMonth(event.target.value)}
        >
          {months.map((each) => (
            <MenuItem key={each} value={each}>
              {capitalized(formatMonth(each, language))}
            </MenuItem>
          ))}
        </TextField>
        {preview.error ? (
          <ErrorAlert
            error={preview.error}
            fallback={t('billList.run.previewFailed')}
            onRetry={() => void preview.refetch()}
          />
        ) : preview.data === undefined ? (
          <LinearProgress aria-label={title} />
        ) : (
          <Preview run={preview.data} />
        )}
        <FailureAlert failure={failure} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={(preview.data?.bills.length ?? 0) === 0}
          onClick={() => void send()}
        >
          {t('billList.run.submit', { smart_count: count })}
        </Button>
      </DialogActions>
    </ActionDialog>
  );
};

const usePreview = (month: string) => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['bills', 'preview', month],
    queryFn: ({ signal }) => dataProvider.runBills({ body: { month, dryRun: true } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
};

const useRun = (month: string, onClose: () => void) => {
  const t = useBillMessages();
  return useSending<void, BillRun>(
    useDialogSending(
      {
        send: (data) => data.runBills({ body: { month, dryRun: false } }),
        failed: t('billList.run.failed'),
        done: (run) => t('billList.run.done', { smart_count: issuedIn(run) }),
      },
      onClose,
    ),
  );
};

const Preview = ({ run }: { run: BillRun }) => {
  const t = useBillMessages();
  return (
    <>
      <Alert severity="info" role="status">
        {run.bills.length === 0 ? t('billList.run.nothing') : t('billList.run.text')}{' '}
        {run.before > 0 && t('billList.run.before', { smart_count: run.before })}
      </Alert>
      {run.bills.length > 0 && <RunOutcomes bills={run.bills} />}
    </>
  );
};
