import { Skeleton } from '@mui/material';

/** Placeholder for a line of about `characters`; prevents layout shift. */
export const TextSkeleton = ({ characters = 12 }: { characters?: number }) => (
  <Skeleton component="span" sx={{ display: 'inline-block', width: `${characters}ch`, maxWidth: '100%' }} />
);
