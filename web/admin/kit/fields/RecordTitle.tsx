import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext } from 'react-admin';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { useRememberRecord } from './recent-records.ts';
import { BackLink } from './BackLink.tsx';
import type { en } from '../messages/en.ts';

interface RecordTitleProps {
  readonly resource: keyof typeof en.admin.backTo;
  /** The record's name: amount and customer, or a name. */
  readonly title: string;
  /** The kind and number of the record. */
  readonly subtitle?: string | undefined;
  /** Where the link back leads when the resource has no list of its own. */
  readonly backTo?: string;
  /** Status and actions, the primary action first. */
  readonly children?: ReactNode;
}

/** The heading of a record with a link back to its list, which keeps its filters. The search offers it as recent. */
export const RecordTitle = ({ resource, backTo, ...title }: RecordTitleProps) => {
  const t = useMessages<typeof en>();
  const createPath = useCreatePath();
  const record = useRecordContext();
  useRememberRecord({
    to: createPath({ resource, id: record?.id ?? '', type: 'show' }),
    title: title.title,
    detail: title.subtitle ?? null,
    kind: t('admin.search.recent'),
  });
  return (
    <>
      <BackLink resource={resource} to={backTo} />
      <PageTitle {...title} />
    </>
  );
};
