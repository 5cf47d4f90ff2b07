import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeMember, type TeamMember } from '#contract/team/team.ts';
import { merchantRoles } from '#contract/team/team-rights.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import classes from '../kit/dialogs/dialog-form.module.css';
import { useTeamMessages } from './messages/team-messages.ts';
import { personNameOf } from './person-name.ts';
import { RoleFields } from './RoleFields.tsx';
import { roleBodyOf, roleValuesOf, type RoleValues } from './role-values.ts';
import { teamKeys } from './use-team.ts';

/** Changes the role of a member. */
export const RoleDialog = ({ member, onClose }: { member: TeamMember; onClose: () => void }) => {
  const t = useTeamMessages();
  const toast = useToast();
  const client = useQueryClient();
  const language = useLanguage();
  const [failure, setFailure] = useState<string>();
  const form = useForm<RoleValues>({
    defaultValues: roleValuesOf(member.role, member.refundLimit, language),
    resolver: useContractResolver(changeMember.body, roleBodyOf),
  });
  const name = personNameOf(member);
  const title = t('team.members.changeOf', { name });
  const change = async (values: RoleValues): Promise<void> => {
    setFailure(undefined);
    try {
      const params = { userId: member.userId };
      const { role } = await call(changeMember, { params, body: roleBodyOf(values) });
      toast(t('team.members.changed', { name, role: t(`team.roles.${role}.name`) }));
      onClose();
      // An owner who takes another role sees other pages.
      await client.invalidateQueries({ queryKey: member.isCaller ? ['account'] : teamKeys.members });
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('team.members.changeFailed')));
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} onSubmit={change} label={title} className={classes['form']}>
        <RoleFields label={t('team.form.role')} roles={merchantRoles} />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('shared.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
