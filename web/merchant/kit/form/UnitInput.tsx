import { useId } from 'react';
import { offeredUnits } from '#contract/units.ts';
import { Field } from '../../../shared/form/Field.tsx';
import type { FieldProps } from '../../../shared/form/Field.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';

interface UnitInputProps extends FieldProps {
  readonly placeholder?: string;
}

/** A unit of quantity: those that have a code in electronic documents are offered, any other can be typed. */
export const UnitInput = ({ placeholder, ...field }: UnitInputProps) => {
  const list = useId();
  const units = offeredUnits(useLanguage());
  return (
    <Field
      {...field}
      foot={
        <datalist id={list}>
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unit}
            </option>
          ))}
        </datalist>
      }
    >
      {(control) => (
        <input {...control} list={list} placeholder={placeholder} maxLength={20} autoComplete="off" />
      )}
    </Field>
  );
};
