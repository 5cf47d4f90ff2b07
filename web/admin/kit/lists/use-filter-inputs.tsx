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
const asWideAs = (text: string) => ({ [filterWidth]: `calc(${text.length * 1.15}ch + 6.5rem)` });

const currencies = currency.options.map((id) => ({ id, name: id }));

/** Filters whose box says what all of them are. */
const named = ['role', 'status', 'state', 'action', 'type', 'businessType', 'month'] as const;
const isNamed = (source: string): source is (typeof named)[number] =>
  (named as readonly string[]).includes(source);
/** A box without a choice shows the text of all. */
const withEmptyText = { select: { displayEmpty: true }, inputLabel: { shrink: true } };

/** Filter inputs of all lists: always visible or added on demand. */
export const useFilterInputs = () => {
  const t = useMessages<typeof en>();
  const allOf = (source: string): string =>
    isNamed(source) ? t(`admin.allOf.${source}`) : t('shared.list.all');
  const select = (source: string, choices: readonly { id: string; name: string }[], alwaysOn = false) => (
    <SelectInput
      key={source}
      source={source}
      alwaysOn={alwaysOn}
      choices={[...choices]}
      translateChoice={false}
      emptyText={allOf(source)}
      slotProps={withEmptyText}
      sx={asWideAs(allOf(source))}
    />
  );
  return {
    /** `hint` names the fields that are searched. */
    search: (hint: string) => searchInput(hint, t('shared.list.search')),
    /** A select with translated values. */
    choice: <V extends string>(
      source: string,
      values: readonly V[],
      nameOf: (value: V) => string,
      alwaysOn = true,
    ) =>
      select(
        source,
        values.map((id) => ({ id, name: nameOf(id) })),
        alwaysOn,
      ),
    /** Added on demand. */
    text: (source: string) => <TextInput key={source} source={source} />,
    /** First and last day, inclusive; added on demand. */
    days: () => ['from', 'to'].map((source) => <DayInput key={source} source={source} />),
    /** Added on demand. */
    amounts: () => [
      select('currency', currencies),
      ...['minAmount', 'maxAmount'].map((source) => <NumberInput key={source} source={source} min={0} />),
    ],
    merchant: () => merchantInput(t('admin.allMerchants')),
  };
};

const searchInput = (hint: string, label: string) => (
  <SearchInput
    key="search"
    source="search"
    alwaysOn
    placeholder={hint}
    sx={asWideAs(hint)}
    slotProps={{ htmlInput: { 'aria-label': label } }}
  />
);

const merchantInput = (all: string) => (
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
      emptyText={all}
      sx={asWideAs(all)}
    />
  </ReferenceInput>
);
