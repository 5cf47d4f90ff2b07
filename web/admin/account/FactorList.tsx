import { Box, Button, List, ListItem, Typography } from '@mui/material';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import type { FactorsPanelFacts } from '../../shared/factors/use-factors-panel.ts';

type FactorListProps = Pick<FactorsPanelFacts, 'isLastRequired'> & {
  readonly rows: NonNullable<FactorsPanelFacts['rows']>;
};

/** The factors by name. */
export const FactorList = ({ rows, isLastRequired }: FactorListProps) => {
  const t = useFactorMessages();
  if (rows.length === 0) {
    return <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{t('factors.none')}</Typography>;
  }
  return (
    <>
      <List disablePadding>
        {rows.map(({ id, name, facts, removeOf, onRemove }) => (
          <ListItem key={id} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {facts}
              </Typography>
            </Box>
            {onRemove && (
              <Button variant="outlined" size="small" aria-label={removeOf} onClick={onRemove}>
                {t('factors.remove')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {isLastRequired && (
        <Typography variant="body2" color="textSecondary">
          {t('factors.isRequired')}
        </Typography>
      )}
    </>
  );
};
