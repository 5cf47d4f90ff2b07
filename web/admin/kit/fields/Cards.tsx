import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** List items with lines between them, in the card of a list on phones. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider' } }}
  >
    {children}
  </Box>
);
