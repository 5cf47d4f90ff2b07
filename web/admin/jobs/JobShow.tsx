import type { Job } from '#contract/jobs.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Details } from '../kit/fields/details/Details.tsx';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import type { en } from '../kit/messages/en.ts';
import { JobStatusChip } from './JobStatusChip.tsx';
import { RetryJob } from './RetryJob.tsx';
import { useJobName } from './use-job-name.ts';

export const JobShow = () => <RecordPage<Job>>{(job) => <About job={job} />}</RecordPage>;

const About = ({ job }: { job: Job }) => {
  const t = useMessages<typeof en>();
  const nameOf = useJobName();
  const name = (field: keyof typeof en.resources.jobs.fields) => t(`resources.jobs.fields.${field}`);
  return (
    <>
      <RecordTitle resource="jobs" title={nameOf(job.name)}>
        <JobStatusChip state={job.state} />
        <RetryJob job={job} />
      </RecordTitle>
      <Panel>
        <Facts
          facts={[
            [t('admin.jobs.code'), job.name],
            [name('data'), <Details key="data" data={job.data} />],
            [name('error'), job.error],
            [name('retries'), t('admin.jobs.tries', { retries: job.retries, limit: job.retryLimit })],
            [name('createdAt'), formatDateTime(job.createdAt)],
            [name('dueAt'), formatDateTime(job.dueAt)],
            [name('startedAt'), formatDateTime(job.startedAt)],
            [name('endedAt'), formatDateTime(job.endedAt)],
          ]}
        />
      </Panel>
    </>
  );
};
