import { Box, Button } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { useMay } from '../rights/use-may.ts';
import type { en } from '../messages/en.ts';

interface BackLinkProps {
  readonly resource: keyof typeof en.admin.backTo;
  /** Instead of the list of the resource, which opens with its last filters. */
  readonly to?: string | undefined;
}

/** The link above a page back to the list that it belongs to; nothing for a role without the list. */
export const BackLink = ({ resource, to }: BackLinkProps) => {
  const t = useMessages<typeof en>();
  const createPath = useCreatePath();
  const may = useMay();
  if (!may('list', resource)) return null;
  return (
    <Box sx={{ mb: -1.5, ml: -1.5 }}>
      <Button
        component={Link}
        to={to ?? createPath({ resource, type: 'list' })}
        size="small"
        startIcon={<Icon name="previous" size={18} />}
      >
        {t(`admin.backTo.${resource}`)}
      </Button>
    </Box>
  );
};
