import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useRememberRecord } from '../search/recent-records.ts';
import { useMay } from '../use-may.ts';
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
  const may = useMay();
  useRememberRecord({
    to: createPath({ resource, id: record?.id ?? '', type: 'show' }),
    title: title.title,
    detail: title.subtitle ?? null,
    kind: t(`resources.${resource}.name`, { smart_count: 1 }),
  });
  return (
    <>
      {may('list', resource) && (
        <Box sx={{ mb: -1.5, ml: -1.5 }}>
          <Button
            component={Link}
            to={backTo ?? createPath({ resource, type: 'list' })}
            size="small"
            startIcon={<Icon name="previous" size={18} />}
          >
            {t(`admin.backTo.${resource}`)}
          </Button>
        </Box>
      )}
      <PageTitle {...title} />
    </>
  );
};
