import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { createInvitation } from '#contract/team/invitations.ts';
import { merchantRoles } from '#contract/team/team-rights.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import classes from '../kit/dialogs/dialog-form.module.css';
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

/** Invites a person to the team, or an accountant. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTeamMessages();
  const toast = useToast();
  const client = useQueryClient();
  const language = useLanguage();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: { email: '', ...roleValuesOf('CASHIER', null, language) },
    resolver: useContractResolver(createInvitation.body, invitationOf),
  });
  const invite = async (values: Values): Promise<void> => {
    setFailure(undefined);
    try {
      const { email } = await call(createInvitation, { body: invitationOf(values) });
      await client.invalidateQueries({ queryKey: teamKeys.invitations });
      toast(t('team.invite.sent', { email }));
      onClose();
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('team.invite.failed')));
    }
  };
  return (
    <Dialog title={t('team.invite.title')} onClose={onClose}>
      <Form form={form} onSubmit={invite} label={t('team.invite.title')} className={classes['form']}>
        <p>{t('team.invite.text')}</p>
        <TextInput
          name="email"
          type="email"
          label={t('team.invite.email')}
          required
          autoComplete="off"
          maxLength={254}
        />
        <RoleFields label={t('team.invite.as')} roles={invitees} />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('team.invite.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
