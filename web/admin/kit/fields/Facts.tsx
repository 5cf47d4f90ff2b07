import { withReadableEmails } from '#contract/shown-text.ts';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Labeled } from 'react-admin';

interface ValueProps {
  /** Read by Labeled. */
  readonly label: string;
  readonly children: ReactNode;
}
const Value = ({ children }: ValueProps) => <dd>{children}</dd>;

const asTerm = { component: 'dt' } as const;

/** What a field without a value shows in tables. */
const isMissing = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === '-';

/** A description list of a record, label above value; what has no value is left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gap: '16px 24px',
      // References are smaller by themselves.
      '& dd a .MuiTypography-root': { fontSize: 'inherit' },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    }}
  >
    {facts
      .filter(([, value]) => !isMissing(value))
      .map(([name, value], place) => (
        <Labeled key={`${name} ${place}`} component="div" TypographyProps={asTerm}>
          <Value label={name}>{typeof value === 'string' ? withReadableEmails(value) : value}</Value>
        </Labeled>
      ))}
  </Box>
);
