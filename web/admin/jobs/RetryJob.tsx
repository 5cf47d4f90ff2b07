import { retryJob, type Job } from '#contract/jobs.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { useAct } from '../acts/use-act.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../words/en.ts';
import { useJobName } from './use-job-name.ts';

/** Only a job that has used up its tries waits for a person. */
export const RetryJob = ({ job, size }: { job: Job; size?: 'small' }) => {
  const t = useWords<typeof en>();
  const may = useMay();
  const nameOf = useJobName();
  const { act, isBusy } = useAct();
  const retry = () =>
    act(() => call(retryJob, { params: { id: job.id } }), {
      done: t('admin.jobs.retried'),
      failed: t('admin.jobs.retryFailed'),
    });
  if (job.state !== 'FAILED' || !may('retry', 'jobs')) return null;
  return (
    <Button
      look={size === undefined ? 'primary' : undefined}
      size={size}
      busy={isBusy}
      onClick={() => void retry()}
    >
      {t('admin.jobs.retry')}
      <span className="visually-hidden">: {nameOf(job.name)}</span>
    </Button>
  );
};
