import { Autocomplete, DialogContent, Stack, TextField, Typography } from '@mui/material';
import type { PopperProps } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { joined } from '../../../shared/format/joined.ts';
import type { SearchResultItem } from '../../../shared/search/search-result.ts';
import { useSearchDialog } from '../../../shared/search/use-search-dialog.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { ActionDialog } from '../../kit/actions/ActionDialog.tsx';
import { FocusAtStart } from '../../kit/actions/FocusAtStart.tsx';
import { ErrorAlert } from '../../kit/layout/ErrorAlert.tsx';
import type { en } from '../../kit/messages/en.ts';
import { useSearchResults } from './use-search-results.ts';

/** Search input with results: arrow keys choose, Enter opens. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages<typeof en>();
  const search = useSearchDialog(useSearchResults, onClose);
  return (
    <ActionDialog title={t('shared.search.open')} onClose={onClose}>
      <DialogContent>
        <Stack sx={{ gap: 2, pb: 3 }}>
          <SearchBox search={search} onClose={onClose} />
          {search.error && <ErrorAlert error={search.error} fallback={t('shared.search.failed')} />}
          <Typography role="status" variant="body2" color="textSecondary">
            {search.hasNone && t('shared.search.nothing')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('shared.search.keys')}
          </Typography>
        </Stack>
        <FocusAtStart on="input" />
      </DialogContent>
    </ActionDialog>
  );
};

interface SearchBoxProps {
  readonly search: ReturnType<typeof useSearchDialog>;
  readonly onClose: () => void;
}

/** Enter without a chosen result opens the first one, once the server has answered. */
const useEnter = ({ results, isComplete, open }: SearchBoxProps['search']) => {
  const [isEntered, setEntered] = useState(false);
  const openFirst = useEffectEvent(() => open(results[0]));
  useEffect(() => {
    if (isEntered && isComplete) openFirst();
  }, [isEntered, isComplete]);
  return setEntered;
};

const SearchBox = ({ search, onClose }: SearchBoxProps) => {
  const t = useMessages<typeof en>();
  const setEntered = useEnter(search);
  const hint = t('admin.search.hint');
  return (
    <Autocomplete<SearchResultItem, false, false, true>
      open
      freeSolo
      autoHighlight
      options={[...search.results]}
      filterOptions={(all) => all}
      getOptionLabel={(found) => (typeof found === 'string' ? found : found.title)}
      getOptionKey={(found) => (typeof found === 'string' ? found : found.to)}
      inputValue={search.text}
      value={null}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'input') return;
        search.setText(typed);
        setEntered(false);
      }}
      onChange={(_, found) => {
        if (typeof found === 'string') setEntered(true);
        else search.open(found ?? undefined);
      }}
      onClose={(_, reason) => reason === 'escape' && onClose()}
      slots={{ popper: InPlace }}
      slotProps={{
        paper: { elevation: 0, sx: { border: 0, boxShadow: 'none' } },
        listbox: { sx: { maxHeight: '50dvh' } },
      }}
      renderInput={({ inputProps, ...params }) => (
        <TextField
          {...params}
          placeholder={hint}
          slotProps={{ htmlInput: { ...inputProps, 'aria-label': hint, maxLength: 200 } }}
        />
      )}
      renderOption={({ key, ...option }, finding) => (
        <li key={key} {...option}>
          <Result {...finding} />
        </li>
      )}
    />
  );
};

/** Renders the results below the input instead of in a popper. */
const InPlace = ({ children }: PopperProps) => <div>{typeof children === 'function' ? null : children}</div>;

const Result = ({ title, kind, detail }: SearchResultItem) => (
  <Stack sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
    <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
      {title}
    </Typography>
    <Typography component="span" variant="body2" color="textSecondary">
      {joined([kind, detail])}
    </Typography>
  </Stack>
);
