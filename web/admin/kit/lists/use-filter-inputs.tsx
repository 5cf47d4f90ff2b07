import {
  AutocompleteInput,
  NumberInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { currency } from '#contract/fields.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';
import { filterWidth } from '../theme/records.ts';
import { DayInput } from './DayInput.tsx';

const byName = (search: string) => (search === '' ? {} : { search });

/** As wide as the text, with the icon and the button that clears it. */
const asWideAs = (text: string) => ({ [filterWidth]: `calc(${text.length}ch + 6rem)` });

/** Filter inputs of all lists: always visible or added on demand. */
export const useFilterInputs = () => {
  const t = useMessages<typeof en>();
  return {
    /** `hint` names the fields that are searched. */
    search: (hint: string) => (
      <SearchInput
        key="search"
        source="search"
        alwaysOn
        placeholder={hint}
        sx={asWideAs(hint)}
        slotProps={{ htmlInput: { 'aria-label': t('shared.list.search') } }}
      />
    ),
    /** A select with translated values. */
    choice: <V extends string>(
      source: string,
      values: readonly V[],
      nameOf: (value: V) => string,
      alwaysOn = true,
    ) => (
      <SelectInput
        key={source}
        source={source}
        alwaysOn={alwaysOn}
        choices={values.map((id) => ({ id, name: nameOf(id) }))}
        translateChoice={false}
        emptyText={t('shared.list.all')}
      />
    ),
    /** Added on demand. */
    text: (source: string) => <TextInput key={source} source={source} />,
    /** First and last day, inclusive; added on demand. */
    days: () => ['from', 'to'].map((source) => <DayInput key={source} source={source} />),
    /** Added on demand. */
    amounts: () => [
      <SelectInput
        key="currency"
        source="currency"
        choices={currency.options.map((id) => ({ id, name: id }))}
        translateChoice={false}
        emptyText={t('shared.list.all')}
      />,
      ...['minAmount', 'maxAmount'].map((source) => <NumberInput key={source} source={source} min={0} />),
    ],
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
          sx={asWideAs(t('admin.allMerchants'))}
        />
      </ReferenceInput>
    ),
  };
};
