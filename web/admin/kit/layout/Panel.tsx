import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card, named by its title. */
export const Panel = ({ title, action, children }: PanelProps) => {
  const id = useId();
  return (
    <Card component="section" {...(title !== undefined && { 'aria-labelledby': id })}>
      <CardContent sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
        {title !== undefined && (
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            <Typography variant="h2" id={id} sx={{ flexGrow: 1 }}>
              {title}
            </Typography>
            {action}
          </Stack>
        )}
        {children}
      </CardContent>
    </Card>
  );
};
