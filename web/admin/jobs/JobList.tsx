import { DataTable, SimpleList } from 'react-admin';
import { exportJobs } from '#contract/exports.ts';
import { jobStates, type Job } from '#contract/jobs.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Details } from '../kit/fields/details/Details.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';
import { JobStatusChip } from './JobStatusChip.tsx';
import { RetryJob } from './RetryJob.tsx';
import { useJobName } from './use-job-name.ts';

/** Background jobs: waiting, running and failed. */
export const JobList = () => {
  const t = useMessages<typeof en>();
  const { search, choice } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.jobs')} subtitle={t('admin.jobs.subtitle')} />
      <RecordList
        filters={[
          search(t('admin.jobs.searchHint')),
          choice('state', jobStates, (state) => t(`admin.jobs.states.${state}`)),
        ]}
        file={exportJobs}
        failed={t('admin.jobs.loadFailed')}
        empty={<EmptyState icon="clock" title={t('admin.jobs.empty')} hint={t('admin.jobs.emptyHint')} />}
        table={<Table />}
        cards={<Cards />}
      />
    </>
  );
};

const Table = () => {
  const may = useMay();
  const nameOf = useJobName();
  return (
    <DataTable<Job> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<Job>
        source="name"
        render={({ id, name }) => (
          <ShowLink resource="jobs" id={id}>
            {nameOf(name)}
          </ShowLink>
        )}
      />
      <DataTable.Col<Job> source="state" render={({ state }) => <JobStatusChip state={state} />} />
      <DataTable.Col<Job> source="data" disableSort render={({ data }) => <Details data={data} />} />
      <DataTable.Col<Job> source="createdAt" render={({ createdAt }) => formatDateTime(createdAt)} />
      <DataTable.Col<Job> source="dueAt" render={({ dueAt }) => formatDateTime(dueAt)} />
      {may('retry', 'jobs') && (
        <DataTable.Col<Job>
          source="actions"
          disableSort
          render={(job) => <RetryJob job={job} size="small" />}
        />
      )}
    </DataTable>
  );
};

const Cards = () => {
  const nameOf = useJobName();
  return (
    <SimpleList<Job>
      rowClick="show"
      primaryText={(it) => nameOf(it.name)}
      secondaryText={(it) => formatDateTime(it.dueAt)}
      tertiaryText={(it) => <JobStatusChip state={it.state} />}
    />
  );
};
