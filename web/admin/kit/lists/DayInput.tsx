import { TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import { parseDay, printDay } from '../../../shared/form/parse-day.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';

/**
 * A date input formatted dd/mm/yyyy in every browser; its value is `YYYY-MM-DD`, empty when cleared. An incomplete text
 * keeps the previous value and is marked invalid on blur.
 */
export const DayInput = ({ source, label }: Readonly<{ source: string; label?: string }>) => {
  const t = useMessages<typeof en>();
  const { field, fieldState, id } = useInput({ source });
  const value = typeof field.value === 'string' ? field.value : '';
  /** The typed text; null while the value is shown. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isFaulty = isLeft && draft !== null;
  const type = (typed: string): void => {
    setDraft(typed);
    setLeft(false);
    const day = typed.trim() === '' ? '' : parseDay(typed);
    if (day !== null) field.onChange(day);
  };
  const leave = (): void => {
    setLeft(true);
    if (draft !== null && (draft.trim() === '' || parseDay(draft) !== null)) setDraft(null);
    field.onBlur();
  };
  return (
    <TextField
      id={id}
      name={field.name}
      label={<FieldTitle source={source} label={label} />}
      placeholder={t('admin.lists.dayFormat')}
      value={draft ?? printDay(value)}
      error={isFaulty || fieldState.invalid}
      helperText={isFaulty ? t('admin.lists.dayFault') : fieldState.error?.message}
      autoComplete="off"
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
};
