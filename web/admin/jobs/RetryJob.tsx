import { Button } from '@mui/material';
import type { Job } from '#contract/jobs.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAction } from '../kit/actions/use-action.ts';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';
import { useJobName } from './use-job-name.ts';

/** Only for a job without remaining retries. */
export const RetryJob = ({ job, size }: { job: Job; size?: 'small' }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const nameOf = useJobName();
  const { press, isPending } = useAction({
    send: (data) => data.retryJob({ params: { id: job.id } }),
    done: t('admin.jobs.retried'),
    failed: t('admin.jobs.retryFailed'),
  });
  if (job.state !== 'FAILED' || !may('retry', 'jobs')) return null;
  return (
    <Button
      variant={size === undefined ? 'contained' : 'outlined'}
      size={size ?? 'medium'}
      loading={isPending}
      onClick={() => press()}
    >
      {t('admin.jobs.retry')}
      <span className="visually-hidden">: {nameOf(job.name)}</span>
    </Button>
  );
};
