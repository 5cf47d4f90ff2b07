import { Skeleton } from '@mui/material';

/** Holds the place of a line of about `characters`, so that nothing moves when it comes. */
export const TextSkeleton = ({ characters = 12 }: { characters?: number }) => (
  <Skeleton component="span" sx={{ display: 'inline-block', width: `${characters}ch`, maxWidth: '100%' }} />
);
