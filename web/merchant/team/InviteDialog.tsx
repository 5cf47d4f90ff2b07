import { createInvitation, type Invitation } from '#contract/team/invitations.ts';
import { merchantRoles } from '#contract/team/team-rights.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useTeamMessages } from './messages/team-messages.ts';
import { RoleFields } from './RoleFields.tsx';
import type { RoleName } from './role-name.ts';
import { roleBodyOf, roleValuesOf, type RoleValues } from './role-values.ts';
import { teamKeys } from './use-team.ts';

type Values = RoleValues & { email: string };

const invitees: readonly RoleName[] = [...merchantRoles, 'ACCOUNTANT'];

/** The request body of the form: an outside accountant has no role in the team. */
const invitationOf = ({ email, ...values }: Values) =>
  values.role === 'ACCOUNTANT'
    ? ({ email, kind: 'ACCOUNTANT' } as const)
    : ({ email, kind: 'TEAM', ...roleBodyOf(values) } as const);

type InviteDialogProps = Readonly<{
  /** The plan includes no more members: only an accountant can be invited. */
  isFull: boolean;
  onClose: () => void;
}>;

/** Invites a person to the team, or an accountant. */
export const InviteDialog = ({ isFull, onClose }: InviteDialogProps) => {
  const t = useTeamMessages();
  const language = useLanguage();
  return (
    <FormDialog<Values, Invitation>
      title={t('team.invite.title')}
      defaultValues={{
        email: '',
        ...roleValuesOf('CASHIER', null, language),
        ...(isFull && { role: 'ACCOUNTANT' }),
      }}
      schema={createInvitation.body}
      bodyOf={invitationOf}
      submit={t('team.invite.submit')}
      send={(values) => call(createInvitation, { body: invitationOf(values) })}
      done={({ email }) => t('team.invite.sent', { email })}
      failed={t('team.invite.failed')}
      affects={[teamKeys.invitations]}
      onClose={onClose}
    >
      <p>{t('team.invite.text')}</p>
      <TextInput
        name="email"
        type="email"
        label={t('team.invite.email')}
        required
        autoComplete="off"
        maxLength={254}
      />
      <RoleFields label={t('team.invite.as')} roles={isFull ? ['ACCOUNTANT'] : invitees} />
    </FormDialog>
  );
};
