import { SearchInput, SelectInput } from 'react-admin';
import { businessTypes, merchantStatuses } from '#contract/merchants.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

/** Text, status and business type, always in sight. */
export const useMerchantFilters = () => {
  const t = useWords<typeof en>();
  const status = merchantStatuses.map((id) => ({ id, name: t(`shared.status.merchant.${id}`) }));
  const businessType = businessTypes.map((id) => ({ id, name: t(`shared.businessType.${id}`) }));
  return [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t('admin.merchants.searchHint')}
      slotProps={{ htmlInput: { 'aria-label': t('shared.list.search') } }}
    />,
    <SelectInput
      key="status"
      source="status"
      alwaysOn
      choices={status}
      translateChoice={false}
      emptyText={t('shared.list.all')}
    />,
    <SelectInput
      key="type"
      source="businessType"
      alwaysOn
      choices={businessType}
      translateChoice={false}
      emptyText={t('shared.list.all')}
    />,
  ];
};
