import { Alert, Typography } from '@mui/material';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { missingFacts } from './missing-facts.ts';

/** Warns of data that the merchants' documents would lack; empty if complete. */
export const MissingFacts = ({ merchants }: { merchants: readonly Merchant[] }) => {
  const t = useMessages<typeof en>();
  const lines = merchants
    .map((merchant) => ({ merchant, facts: missingFacts(merchant) }))
    .filter(({ facts }) => facts.length > 0);
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {lines.map(({ merchant: { id, businessName }, facts }) => (
        <Typography key={id}>
          {t('admin.merchants.missing', { name: businessName })}{' '}
          <strong>{facts.map((fact) => t(`admin.merchants.missingFacts.${fact}`)).join(', ')}</strong>
        </Typography>
      ))}
      <Typography>
        {t('admin.merchants.missingNote')}
        {lines.some(({ facts }) => facts.includes('taxId')) && ` ${t('admin.merchants.missingTaxId')}`}
      </Typography>
    </Alert>
  );
};
