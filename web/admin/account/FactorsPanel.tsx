import { Alert, Button, Stack, Typography } from '@mui/material';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { hasPasskeys } from '../../shared/factors/passkeys.ts';
import { isFew, useFactors } from '../../shared/factors/use-factors.ts';
import { useFactorSteps, type FactorSteps } from '../../shared/factors/use-factor-steps.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { TextSkeleton } from '../kit/layout/TextSkeleton.tsx';
import { FactorDialog } from './FactorDialog.tsx';
import { FactorList } from './FactorList.tsx';

/** The user's second factors and recovery codes, with the dialogs that change them. */
export const FactorsPanel = () => {
  const t = useFactorMessages();
  const steps = useFactorSteps();
  const { data, error, refetch } = useFactors();
  return (
    <Panel title={t('factors.factors')}>
      <Typography color="textSecondary">{t('factors.text')}</Typography>
      {error && (
        <ErrorAlert error={error} fallback={t('factors.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data ? (
        <FactorList factors={data.factors} isRequired={data.isRequired} steps={steps} />
      ) : (
        !error && <TextSkeleton characters={28} />
      )}
      {data && data.factors.length > 0 && <RecoveryCodesLeft left={data.recoveryCodesLeft} steps={steps} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          loading={steps.startApp.isPending}
          disabled={data === undefined}
          onClick={() => steps.startApp.press()}
        >
          {t('factors.addApp')}
        </Button>
        {hasPasskeys() && (
          <Button
            variant="outlined"
            disabled={data === undefined}
            onClick={() => steps.open({ kind: 'passkey' })}
          >
            {t('factors.addPasskey')}
          </Button>
        )}
      </Stack>
      <FactorDialog steps={steps} />
    </Panel>
  );
};

const RecoveryCodesLeft = ({ left, steps }: { left: number; steps: FactorSteps }) => {
  const t = useFactorMessages();
  const renew = (
    <Button variant="outlined" size="small" onClick={() => steps.open({ kind: 'renew' })}>
      {t('factors.codes.renew')}
    </Button>
  );
  return isFew(left) ? (
    <Alert severity="warning" action={renew}>
      {t('factors.codes.few', { smart_count: left })}
    </Alert>
  ) : (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flex: 1 }}>{t('factors.codes.left', { smart_count: left })}</Typography>
      {renew}
    </Stack>
  );
};
