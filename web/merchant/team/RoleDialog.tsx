import { changeMember, type TeamMember } from '#contract/team/team.ts';
import { merchantRoles } from '#contract/team/team-rights.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useTeamMessages } from './messages/team-messages.ts';
import { personNameOf } from './person-name.ts';
import { RoleFields } from './RoleFields.tsx';
import { roleBodyOf, roleValuesOf } from './role-values.ts';
import { teamKeys } from './use-team.ts';

/** Changes the role of a member. */
export const RoleDialog = ({ member, onClose }: { member: TeamMember; onClose: () => void }) => {
  const t = useTeamMessages();
  const language = useLanguage();
  const params = { userId: member.userId };
  const name = personNameOf(member);
  return (
    <FormDialog
      title={t('team.members.changeOf', { name })}
      defaultValues={roleValuesOf(member.role, member.refundLimit, language)}
      schema={changeMember.body}
      bodyOf={roleBodyOf}
      submit={t('shared.save')}
      send={(values) => call(changeMember, { params, body: roleBodyOf(values) })}
      done={({ role }) => t('team.members.changed', { name, role: t(`team.roles.${role}.name`) })}
      failed={t('team.members.changeFailed')}
      // An owner who takes another role sees other pages.
      affects={[member.isCaller ? ['account'] : teamKeys.members]}
      onClose={onClose}
    >
      <RoleFields label={t('team.form.role')} roles={merchantRoles} />
    </FormDialog>
  );
};
