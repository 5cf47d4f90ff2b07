import { Autocomplete, DialogContent, Stack, TextField, Typography } from '@mui/material';
import type { PopperProps } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { joined } from '../../../shared/format/joined.ts';
import type { SearchResultItem } from '../../../shared/search/search-result.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { ActionDialog } from '../../kit/actions/ActionDialog.tsx';
import { FocusAtStart } from '../../kit/actions/FocusAtStart.tsx';
import { ErrorAlert } from '../../kit/layout/ErrorAlert.tsx';
import type { en } from '../../kit/messages/en.ts';
import type { AdminResult } from './use-actions-and-pages.ts';
import { useSearchResults } from './use-search-results.ts';

/** Search input with results: arrow keys choose, Enter opens. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages<typeof en>();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  // Enter without a chosen result opens the first one, once the server has answered.
  const [isEntered, setEntered] = useState(false);
  const { results, error, isComplete } = useSearchResults(text);
  const hint = t('admin.search.hint');
  const open = (found: AdminResult | string | null): void => {
    if (found === null || typeof found === 'string') return;
    onClose();
    if (found.run) found.run();
    else void navigate(found.to);
  };
  const openFirst = useEffectEvent(() => open(results[0] ?? null));
  useEffect(() => {
    if (isEntered && isComplete) openFirst();
  }, [isEntered, isComplete]);
  return (
    <ActionDialog title={t('shared.search.open')} onClose={onClose}>
      <DialogContent>
        <Stack sx={{ gap: 2, pb: 3 }}>
          <Autocomplete<AdminResult, false, false, true>
            open
            freeSolo
            autoHighlight
            options={[...results]}
            filterOptions={(all) => all}
            getOptionLabel={(found) => (typeof found === 'string' ? found : found.title)}
            getOptionKey={(found) => (typeof found === 'string' ? found : found.to)}
            inputValue={text}
            value={null}
            onInputChange={(_, typed, reason) => {
              if (reason !== 'input') return;
              setText(typed);
              setEntered(false);
            }}
            onChange={(_, found) => {
              if (typeof found === 'string') setEntered(true);
              else open(found);
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
          {error && <ErrorAlert error={error} fallback={t('shared.search.failed')} />}
          <Typography role="status" variant="body2" color="textSecondary">
            {isComplete && results.length === 0 && t('shared.search.nothing')}
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
