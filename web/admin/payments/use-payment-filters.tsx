import { AutocompleteInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin';
import { paymentStatuses } from '#contract/payments.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

const byName = (search: string) => (search === '' ? {} : { search });

/** Text, merchant and status, always in sight. */
export const usePaymentFilters = () => {
  const t = useWords<typeof en>();
  const status = paymentStatuses.map((id) => ({ id, name: t(`shared.status.payment.${id}`) }));
  return [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t('admin.payments.searchHint')}
      slotProps={{ htmlInput: { 'aria-label': t('shared.list.search') } }}
    />,
    <ReferenceInput
      key="merchant"
      source="merchantId"
      reference="merchants"
      sort={{ field: 'businessName', order: 'ASC' }}
      alwaysOn
    >
      <AutocompleteInput
        label="resources.payments.fields.merchantName"
        optionText="businessName"
        filterToQuery={byName}
        emptyText={t('admin.payments.allMerchants')}
      />
    </ReferenceInput>,
    <SelectInput
      key="status"
      source="status"
      alwaysOn
      choices={status}
      translateChoice={false}
      emptyText={t('shared.list.all')}
    />,
  ];
};
