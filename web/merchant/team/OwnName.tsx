import { useForm } from 'react-hook-form';
import { changeOwnName } from '#contract/users/sessions.ts';
import type { Account } from '#contract/users/users.ts';
import { call } from '../../shared/call.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useAccount } from '../kit/portal/queries.ts';
import { TeamMessages, useTeamMessages } from './messages/team-messages.ts';
import classes from './TeamPage.module.css';
import { teamKeys } from './use-team.ts';

/** Asks a user who has no last name, as who registered the business, for the own name. */
export const OwnName = () => {
  const { isDemo } = usePortal();
  const { data: account } = useAccount();
  if (isDemo || account === undefined || account.isViewing === true || account.lastName !== '') return null;
  return (
    <TeamMessages>
      <NameForm account={account} />
    </TeamMessages>
  );
};

const NameForm = ({ account }: { account: Account }) => {
  const t = useTeamMessages();
  const form = useForm({
    defaultValues: { firstName: '', lastName: account.lastName },
    resolver: useContractResolver(changeOwnName.body),
  });
  const { send, failure } = useSending({
    send: (values: Readonly<{ firstName: string; lastName: string }>) =>
      call(changeOwnName, { body: values }),
    done: t('team.ownName.saved'),
    failed: t('team.ownName.failed'),
    affects: [['account'], teamKeys.members],
  });
  return (
    <Panel title={t('team.ownName.title')}>
      <p className={classes['soft']}>{t('team.ownName.text')}</p>
      <Form form={form} onSubmit={send} label={t('team.ownName.title')} className={classes['name']}>
        <TextInput
          name="firstName"
          label={t('team.ownName.first')}
          required
          maxLength={200}
          autoComplete="given-name"
        />
        <TextInput
          name="lastName"
          label={t('team.ownName.last')}
          required
          maxLength={200}
          autoComplete="family-name"
        />
        <SubmitButton>{t('shared.save')}</SubmitButton>
      </Form>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
    </Panel>
  );
};
