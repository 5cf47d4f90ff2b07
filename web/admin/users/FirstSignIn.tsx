import { Alert } from '@mui/material';
import { RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { font, type } from '../../shared/theme/tokens.ts';
import type { en } from '../kit/messages/en.ts';
import { byInvitation, firstSignIns } from './first-sign-in.ts';
import { NewPassword } from './NewPassword.tsx';

/** Looks like the labels of the other inputs. */
const legend = {
  '& .RaRadioButtonGroupInput-label': {
    fontSize: `${type.body.size}rem`,
    fontWeight: font.weight.medium,
    transform: 'none',
    '&, &.Mui-focused': { color: 'text.primary' },
  },
};

/** A password typed here, or an invitation by which the user chooses one. */
export const FirstSignIn = () => {
  const t = useMessages<typeof en>();
  const isInvited = useWatch({ name: 'firstSignIn' }) === byInvitation;
  return (
    <>
      <RadioButtonGroupInput
        source="firstSignIn"
        label={t('admin.users.firstSignIn')}
        choices={firstSignIns.map((id) => ({ id, name: t(`admin.users.firstSignIns.${id}`) }))}
        translateChoice={false}
        row={false}
        sx={legend}
        helperText={isInvited ? false : t('admin.users.typedHelp')}
      />
      {isInvited ? (
        <Alert severity="info" role="status">
          {t('admin.users.invitationHelp')}
        </Alert>
      ) : (
        <NewPassword isNew />
      )}
    </>
  );
};
