import { AutocompleteInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

const byName = (search: string) => (search === '' ? {} : { search });

/** The inputs of which the filters of all lists are made, always in sight. */
export const useFilterInputs = () => {
  const t = useWords<typeof en>();
  return {
    /** `hint` says what is looked through. */
    search: (hint: string) => (
      <SearchInput
        key="search"
        source="search"
        alwaysOn
        placeholder={hint}
        slotProps={{ htmlInput: { 'aria-label': t('shared.list.search') } }}
      />
    ),
    /** One of few values, each with its name. */
    choice: <V extends string>(source: string, values: readonly V[], nameOf: (value: V) => string) => (
      <SelectInput
        key={source}
        source={source}
        alwaysOn
        choices={values.map((id) => ({ id, name: nameOf(id) }))}
        translateChoice={false}
        emptyText={t('shared.list.all')}
      />
    ),
    merchant: () => (
      <ReferenceInput
        key="merchant"
        source="merchantId"
        reference="merchants"
        sort={{ field: 'businessName', order: 'ASC' }}
        alwaysOn
      >
        <AutocompleteInput
          label="admin.merchant"
          optionText="businessName"
          filterToQuery={byName}
          emptyText={t('admin.allMerchants')}
        />
      </ReferenceInput>
    ),
  };
};
