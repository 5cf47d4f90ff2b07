import { Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { useRecoveryCodes } from '../../shared/factors/use-recovery-codes.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { ActionDialog } from '../kit/actions/ActionDialog.tsx';
import { CopyButton } from '../kit/actions/CopyButton.tsx';
import { FocusAtStart } from '../kit/actions/FocusAtStart.tsx';
import { PrintedCodes, RecoveryCodes } from './RecoveryCodes.tsx';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, shown once: to copy, download and print. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const t = useFactorMessages();
  const { shown, text, save, printed } = useRecoveryCodes(codes);
  return (
    <ActionDialog title={t('factors.codes.title')} onClose={onClose}>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>{t('factors.codes.text')}</Typography>
          <RecoveryCodes shown={shown} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <CopyButton text={text} label={t('factors.codes.copy')} />
            <Button
              variant="outlined"
              size="small"
              startIcon={<Icon name="download" size={18} />}
              onClick={save}
            >
              {t('factors.codes.download')}
            </Button>
            <Button variant="outlined" size="small" onClick={() => window.print()}>
              {t('factors.codes.print')}
            </Button>
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('factors.codes.done')}
        </Button>
      </DialogActions>
      <PrintedCodes shown={shown} printed={printed} />
      <FocusAtStart on=".MuiDialogContent-root button" />
    </ActionDialog>
  );
};
