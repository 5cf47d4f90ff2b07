import { useId } from 'react';
import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { FieldError, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '../messages/use-messages.ts';
import classes from './Field.module.css';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly required?: boolean | undefined;
  /** Omits the mark "optional": this or another field is required, as the help text says. */
  readonly isUnmarked?: boolean | undefined;
}

/** Props of a field's input: registration, id and ARIA attributes. */
type Control = UseFormRegisterReturn & {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
  readonly 'aria-describedby': string | undefined;
};

interface Props extends FieldProps {
  readonly rules?: RegisterOptions | undefined;
  /** Renders the input. */
  readonly children: (control: Control) => ReactNode;
  readonly foot?: ReactNode;
  /** Rendered below the error. */
  readonly after?: ReactNode;
}

/** Label, input, help and error of one field, linked by ARIA attributes. */
export const Field = (props: Props) => {
  const { name, label, required = false, isUnmarked = false, rules, children, foot, after } = props;
  const t = useMessages();
  const id = useId();
  const { register, formState, setValue } = useFormContext();
  const error = (get(formState.errors, name) as FieldError | undefined)?.message;
  const text = typeof error === 'string' && error !== '' ? error : undefined;
  // An error equal to the help text replaces it.
  const help = props.help === text ? undefined : props.help;
  const described = [text && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  const registered = register(name, {
    ...rules,
    ...(required
      ? {
          validate: {
            ...asRecord(rules?.validate),
            filled: (value) => isFilled(value) || t('shared.form.required'),
          },
        }
      : {}),
  });
  return (
    <div className={classes['field']}>
      <label htmlFor={id}>
        {label}
        {!required && !isUnmarked && (
          <span className={classes['optional']}> ({t('shared.form.optional')})</span>
        )}
      </label>
      {children({
        ...registered,
        ref: (element: unknown) => {
          const typed = typedBefore(element);
          registered.ref(element);
          if (typed !== '') setValue(name, typed);
        },
        // react-hook-form's own `disabled` would drop the values; the state is passed to the element instead.
        disabled: formState.isSubmitting,
        id,
        className: classes['input'],
        'aria-invalid': text !== undefined,
        'aria-required': required,
        'aria-describedby': described || undefined,
      })}
      {foot}
      {help !== undefined && (
        <p id={`${id}-help`} className={classes['help']}>
          {help}
        </p>
      )}
      {text !== undefined && (
        <p id={`${id}-error`} className={classes['error']}>
          {text}
        </p>
      )}
      {after}
    </div>
  );
};

const typedTypes = ['text', 'email', 'tel', 'password'];
const registeredInputs = new WeakSet<HTMLInputElement>();

/** What a visitor has typed before the page was hydrated; the registration sets the input to the form's value. */
const typedBefore = (element: unknown): string => {
  const isTyped = element instanceof HTMLInputElement && typedTypes.includes(element.type);
  if (!isTyped || registeredInputs.has(element)) return '';
  registeredInputs.add(element);
  return element.value;
};

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const asRecord = (validate: RegisterOptions['validate']) =>
  typeof validate === 'function' ? { given: validate } : (validate ?? {});
