import type { FieldProps } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

interface NumberInputProps extends FieldProps {
  /** Without decimals. */
  readonly isWhole?: boolean;
  readonly maxLength: number;
  readonly parse: (typed: string) => number | null;
  /** The error of a number, null for a text that is none; undefined for a valid one. */
  readonly fault: (number: number | null) => string | undefined;
}

/** A number that is no amount of money: a quantity, a percentage, a count. */
export const NumberInput = ({ isWhole = false, parse, fault, ...field }: NumberInputProps) => (
  <TextInput
    {...field}
    inputMode={isWhole ? 'numeric' : 'decimal'}
    autoComplete="off"
    fault={(typed) => fault(parse(typed))}
  />
);
