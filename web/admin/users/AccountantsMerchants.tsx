import {
  AutocompleteArrayInput,
  Form,
  ReferenceArrayInput,
  SaveButton,
  useNotify,
  useUpdate,
} from 'react-admin';
import type { UserDetail } from '#contract/users/users.ts';
import { messageOf } from '../../shared/api-error.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { whole } from '../kit/fields/RecordPage.tsx';
import type { en } from '../kit/messages/en.ts';

const matching = (search: string) => (search === '' ? {} : { search });
const byName = { field: 'businessName', order: 'ASC' } as const;

/** The merchants assigned to an accountant; the accountant sees no others. */
export const AccountantsMerchants = ({ user }: { user: UserDetail }) => {
  const t = useMessages<typeof en>();
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

/** Undoable: applied optimistically, sent when the notification closes. */
const useAssign = (user: UserDetail) => {
  const t = useMessages<typeof en>();
  const notify = useNotify();
  const dataProvider = useAdminData();
  const [update] = useUpdate<UserDetail, Error>(
    'users',
    { id: user.id, previousData: user, meta: whole },
    {
      mutationMode: 'undoable',
      mutationFn: async ({ data }) => {
        const merchantIds = [...(data?.merchantIds ?? [])];
        return { ...user, ...(await dataProvider.setAssignments({ params: user, body: { merchantIds } })) };
      },
      onSuccess: () => notify('admin.users.merchantsSaved', { type: 'success', undoable: true }),
      onError: (refused) => notify(messageOf(refused, t('admin.users.updateFailed')), { type: 'error' }),
    },
  );
  return (merchantIds: number[]) => void update('users', { data: { merchantIds } });
};
