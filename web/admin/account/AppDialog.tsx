import { Box, Link, Stack, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { required, TextInput } from 'react-admin';
import { authenticatorApps } from '../../shared/factors/authenticator-apps.ts';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { inGroups } from '../../shared/factors/typed-code.ts';
import type { FactorSteps, TotpSetUp } from '../../shared/factors/use-factor-steps.ts';
import { CopyButton } from '../kit/actions/CopyButton.tsx';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { font } from '../../shared/theme/tokens.ts';
import { inAdmin } from './in-admin.ts';
import { NameInput } from './NameInput.tsx';

interface AppDialogProps {
  readonly steps: FactorSteps;
  readonly setUp: TotpSetUp;
}

/** Shows the secret of an authenticator app as QR code and text; a code of the app confirms it. */
export const AppDialog = ({ steps, setUp }: AppDialogProps) => {
  const t = useFactorMessages();
  return (
    <FormDialog {...inAdmin(steps.appForm(setUp))}>
      <Typography>{t('factors.app.scan', { apps: authenticatorApps })}</Typography>
      <TotpSecret setUp={setUp} />
      <TextInput
        source="code"
        label={t('factors.app.confirm')}
        helperText={t('factors.app.confirmHelp')}
        validate={required()}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
      />
      <NameInput />
    </FormDialog>
  );
};

const TotpSecret = ({ setUp: { secret, url } }: Pick<AppDialogProps, 'setUp'>) => {
  const t = useFactorMessages();
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, textAlign: 'center' }}>
      {/* White around the code in the dark theme too: many readers need a light margin. */}
      <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: '#fff', lineHeight: 0 }}>
        <QRCodeSVG value={url} size={176} level="M" title={t('factors.app.code')} />
      </Box>
      <Link href={url}>{t('factors.app.open')}</Link>
      <Typography variant="body2" color="textSecondary">
        {t('factors.app.secret')}
      </Typography>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 1 }}
      >
        <Box component="code" sx={{ fontFamily: font.mono, overflowWrap: 'anywhere' }}>
          {inGroups(secret, 4)}
        </Box>
        <CopyButton text={secret} label={t('factors.app.copySecret')} />
      </Stack>
    </Stack>
  );
};
