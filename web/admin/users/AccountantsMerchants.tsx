import { AutocompleteArrayInput, Form, ReferenceArrayInput, SaveButton } from 'react-admin';
import { setAssignments } from '#contract/merchants.ts';
import type { UserDetail } from '#contract/users.ts';
import { call } from '../../shared/call.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { useAct } from '../acts/use-act.ts';
import type { en } from '../words/en.ts';

const matching = (search: string) => (search === '' ? {} : { search });
const byName = { field: 'businessName', order: 'ASC' } as const;

/** Whose books an accountant keeps: of these merchants everything is shown, of others nothing. */
export const AccountantsMerchants = ({ user }: { user: UserDetail }) => {
  const t = useWords<typeof en>();
  const { act, isBusy } = useAct();
  const save = async (values: Partial<UserDetail>) => {
    await act(
      () => call(setAssignments, { params: user, body: { merchantIds: [...(values.merchantIds ?? [])] } }),
      { done: t('admin.users.merchantsSaved'), failed: t('admin.users.updateFailed') },
    );
  };
  return (
    <Panel title={t('admin.users.merchants')}>
      <Form record={user} onSubmit={save}>
        <ReferenceArrayInput source="merchantIds" reference="merchants" sort={byName}>
          <AutocompleteArrayInput
            label="admin.users.keepsBooksOf"
            optionText="businessName"
            filterToQuery={matching}
            helperText={t('admin.users.keepsBooksHelp')}
            fullWidth
          />
        </ReferenceArrayInput>
        <SaveButton label="shared.save" icon={<></>} disabled={isBusy} />
      </Form>
    </Panel>
  );
};
