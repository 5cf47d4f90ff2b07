import { Box, Button, List, ListItem, Typography } from '@mui/material';
import type { Factor } from '#contract/users/second-factors.ts';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { useFactorFacts } from '../../shared/factors/use-factor-facts.ts';
import type { FactorSteps } from '../../shared/factors/use-factor-steps.ts';

interface FactorListProps {
  readonly factors: readonly Factor[];
  readonly isRequired: boolean;
  readonly steps: FactorSteps;
}

/** The factors by name; a required last one cannot be removed. */
export const FactorList = ({ factors, isRequired, steps }: FactorListProps) => {
  const t = useFactorMessages();
  const factsOf = useFactorFacts();
  if (factors.length === 0) {
    return <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{t('factors.none')}</Typography>;
  }
  const isLastRequired = isRequired && factors.length === 1;
  return (
    <>
      <List disablePadding>
        {factors.map((factor) => (
          <ListItem key={factor.id} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{factor.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {factsOf(factor)}
              </Typography>
            </Box>
            {!isLastRequired && (
              <Button
                variant="outlined"
                size="small"
                aria-label={t('factors.removeOf', { name: factor.name })}
                onClick={() => steps.open({ kind: 'remove', factor })}
              >
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
