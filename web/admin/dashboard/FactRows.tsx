import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Facts below each other, the name at the start and the value at the end of a line. */
export const FactRows = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
    {facts.map(([name, value]) => (
      <Box
        key={name}
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1.5 }}
      >
        <Typography component="dt" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
