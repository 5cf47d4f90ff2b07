import { useFormContext, useFormState } from 'react-hook-form';
import { useMessages } from '../messages/use-messages.ts';
import { amountReadings, type AmountKind } from './parse-amount.ts';

export interface AmountRules {
  /** A price of one unit has up to six decimals. */
  readonly kind?: AmountKind | undefined;
  /** The error of a readable amount; undefined for a valid one. */
  readonly fault?: ((amount: number) => string | undefined) | undefined;
}

/**
 * An amount that is typed in a form; parse the value with `parseAmount`. An ambiguous text („12,345“) is an error with a
 * button for each reading; the form is not submitted until one is chosen or typed.
 */
export const useAmountField = (name: string, { kind, fault }: AmountRules = {}) => {
  const t = useMessages();
  const { clearErrors, getFieldState, getValues, setError, setValue } = useFormContext();
  const state = useFormState({ name, exact: true });
  const unclear = t('shared.form.amountUnclear');
  const faultIn = (value: unknown): string | undefined => {
    if (typeof value !== 'string' || value.trim() === '') return undefined;
    const [reading, other] = amountReadings(value, kind);
    if (reading === undefined) return t(kind === 'price' ? 'shared.form.price' : 'shared.form.amount');
    return other === undefined ? fault?.(reading) : unclear;
  };
  const isUnclear = (): boolean => faultIn(getValues(name)) === unclear;
  const isAsked = getFieldState(name, state).invalid && isUnclear();
  return {
    faultIn,
    onChange: (): void => {
      if (isAsked) clearErrors(name);
    },
    onBlur: (): void => {
      if (isUnclear()) setError(name, { message: unclear });
    },
    /** The text whose readings are offered; empty without one. */
    asked: isAsked ? String(getValues(name)) : '',
    choose: (text: string): void => setValue(name, text, { shouldDirty: true, shouldValidate: true }),
  };
};
