import { Alert, Button, Stack, Typography } from '@mui/material';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { useFactorsPanel, type FactorsPanelFacts } from '../../shared/factors/use-factors-panel.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { TextSkeleton } from '../kit/layout/TextSkeleton.tsx';
import { FactorDialog } from './FactorDialog.tsx';
import { FactorList } from './FactorList.tsx';

/** The user's second factors and recovery codes, with the dialogs that change them. */
export const FactorsPanel = () => {
  const t = useFactorMessages();
  const { steps, error, retry, rows, isLastRequired, codes, additions } = useFactorsPanel();
  return (
    <Panel title={t('factors.factors')}>
      <Typography color="textSecondary">{t('factors.text')}</Typography>
      {error && <ErrorAlert error={error} fallback={t('factors.loadFailed')} onRetry={retry} />}
      {rows && <FactorList rows={rows} isLastRequired={isLastRequired} />}
      {!rows && !error && <TextSkeleton characters={28} />}
      {codes && <RecoveryCodesLeft codes={codes} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {additions.map(({ label, isPending, add }) => (
          <Button
            key={label}
            variant="outlined"
            loading={isPending}
            disabled={rows === undefined}
            onClick={add}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <FactorDialog steps={steps} />
    </Panel>
  );
};

const RecoveryCodesLeft = ({ codes }: { codes: NonNullable<FactorsPanelFacts['codes']> }) => {
  const t = useFactorMessages();
  const renew = (
    <Button variant="outlined" size="small" onClick={codes.renew}>
      {t('factors.codes.renew')}
    </Button>
  );
  return codes.isFew ? (
    <Alert severity="warning" action={renew}>
      {codes.text}
    </Alert>
  ) : (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flex: 1 }}>{codes.text}</Typography>
      {renew}
    </Stack>
  );
};
