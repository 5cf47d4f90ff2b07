import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { TextSkeleton } from './TextSkeleton.tsx';

/** A row of figures; six make two rows, and seven, the last of them two columns wide. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gap: { xs: 1.5, sm: 2 },
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(190px, 1fr))' },
      '&:has(> :nth-of-type(6):last-of-type)': { gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } },
      '&:has(> :nth-of-type(7))': { gridTemplateColumns: { sm: 'repeat(4, minmax(0, 1fr))' } },
      '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      '& > :last-of-type:nth-of-type(7)': { gridColumn: { sm: 'span 2' } },
    }}
  >
    {children}
  </Box>
);

interface FigureProps {
  readonly label: ReactNode;
  /** Undefined while loading. */
  readonly value: string | undefined;
  readonly notes?: readonly string[] | undefined;
}

/** One figure with its label and notes. */
export const Figure = ({ label, value, notes = [] }: FigureProps) => (
  <Card
    sx={{
      minHeight: { sm: 104 },
      px: { xs: 2, sm: 3 },
      py: { xs: 1.5, sm: 2 },
      containerType: 'inline-size',
    }}
  >
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography
      component="dd"
      sx={{
        fontSize: 'clamp(1rem, 15cqi, 1.75rem)',
        fontWeight: 'fontWeightBold',
        fontVariantNumeric: 'tabular-nums',
        lineHeight: 1.4,
        overflowWrap: 'anywhere',
      }}
    >
      {value ?? <TextSkeleton characters={6} />}
    </Typography>
    {notes.map((note) => (
      <Typography key={note} component="dd" variant="body2" color="textSecondary">
        {note}
      </Typography>
    ))}
  </Card>
);
