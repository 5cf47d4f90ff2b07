import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../messages/en.ts';

interface RecordTitleProps {
  readonly resource: keyof typeof en.admin.backTo;
  /** The record's name: amount and customer, or a name. */
  readonly title: string;
  /** The kind and number of the record. */
  readonly subtitle?: string | undefined;
  /** Status and actions, the primary action first. */
  readonly children?: ReactNode;
}

/** The heading of a record with a link back to its list. */
export const RecordTitle = ({ resource, ...title }: RecordTitleProps) => {
  const t = useMessages<typeof en>();
  const createPath = useCreatePath();
  const may = useMay();
  return (
    <>
      {may('list', resource) && (
        <Box sx={{ mb: -1.5, ml: -1.5 }}>
          <Button
            component={Link}
            to={createPath({ resource, type: 'list' })}
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
