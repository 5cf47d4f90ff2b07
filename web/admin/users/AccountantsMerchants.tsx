import {
  AutocompleteArrayInput,
  Form,
  ReferenceArrayInput,
  SaveButton,
  useNotify,
  useUpdate,
} from 'react-admin';
import { setAssignments } from '#contract/merchants.ts';
import type { UserDetail } from '#contract/users.ts';
import { call } from '../../shared/call.ts';
import { sentenceOf } from '../../shared/call-refused.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { whole } from '../fields/RecordPage.tsx';
import type { en } from '../words/en.ts';

const matching = (search: string) => (search === '' ? {} : { search });
const byName = { field: 'businessName', order: 'ASC' } as const;

/** Whose books an accountant keeps: of these merchants everything is shown, of others nothing. */
export const AccountantsMerchants = ({ user }: { user: UserDetail }) => {
  const t = useWords<typeof en>();
  const assign = useAssign(user);
  return (
    <Panel title={t('admin.users.merchants')}>
      <Form record={user} onSubmit={({ merchantIds }: Partial<UserDetail>) => assign(merchantIds ?? [])}>
        <ReferenceArrayInput source="merchantIds" reference="merchants" sort={byName}>
          <AutocompleteArrayInput
            label="admin.users.keepsBooksOf"
            optionText="businessName"
            filterToQuery={matching}
            helperText={t('admin.users.keepsBooksHelp')}
            fullWidth
          />
        </ReferenceArrayInput>
        <SaveButton label="shared.save" icon={<></>} />
      </Form>
    </Panel>
  );
};

/** Shown as done at once, and done when the word about it has gone without having been taken back. */
const useAssign = (user: UserDetail) => {
  const t = useWords<typeof en>();
  const notify = useNotify();
  const [update] = useUpdate<UserDetail, Error>(
    'users',
    { id: user.id, previousData: user, meta: whole },
    {
      mutationMode: 'undoable',
      mutationFn: async ({ data }) => {
        const merchantIds = [...(data?.merchantIds ?? [])];
        return { ...user, ...(await call(setAssignments, { params: user, body: { merchantIds } })) };
      },
      onSuccess: () => notify('admin.users.merchantsSaved', { type: 'success', undoable: true }),
      onError: (refused) => notify(sentenceOf(refused, t('admin.users.updateFailed')), { type: 'error' }),
    },
  );
  return (merchantIds: number[]) => void update('users', { data: { merchantIds } });
};
