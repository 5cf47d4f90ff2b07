import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FieldError, UseFieldArrayReturn } from 'react-hook-form';
import { AmountInput } from '../../../shared/form/AmountInput.tsx';
import { DateField } from '../../../shared/form/DateField.tsx';
import { parseDay, printDay } from '../../../shared/form/parse-day.ts';
import { formatAmount } from '../../../shared/format/format-money.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { fromMinor } from '../../../shared/money.ts';
import { useAdvanceMessages } from '../messages/use-advance-messages.ts';
import { equalParts, lessAdvances, monthsLater } from './advance-values.ts';
import { sumsOf } from './draft-values.ts';
import type { DraftValues } from './draft-values.ts';
import classes from './InvoiceForm.module.css';
import { useChosenAdvances } from './use-open-advances.ts';

const most = 24;

/** The plan of instalments; without one the whole is due on one day. */
export const InstallmentFields = () => {
  const t = useAdvanceMessages();
  const plan = useFieldArray<DraftValues, 'installments'>({ name: 'installments' });
  const { fields, replace } = plan;
  const split = useSplit();
  return (
    <div className={classes['choices']}>
      <label className={classes['check']}>
        <input
          type="checkbox"
          checked={fields.length > 0}
          onChange={({ target }) => replace(target.checked ? split(2) : [])}
        />
        <span>
          {t('advance.plan')}
          <small className={classes['soft']}>{t('advance.planHelp')}</small>
        </span>
      </label>
      {fields.map(({ id }, place) => (
        <Part key={id} place={place} onRemove={fields.length > 1 ? () => plan.remove(place) : undefined} />
      ))}
      {fields.length > 0 && <PlanActions plan={plan} onSplit={() => replace(split(fields.length))} />}
    </div>
  );
};

interface PlanActionsProps {
  readonly plan: UseFieldArrayReturn<DraftValues, 'installments'>;
  readonly onSplit: () => void;
}

/** What the server says of the plan, one more part, and equal parts. */
const PlanActions = ({ plan: { fields, append }, onSplit }: PlanActionsProps) => {
  const t = useAdvanceMessages();
  const { getValues } = useFormContext<DraftValues>();
  const nextDay = (): string => {
    const { installments, dueDate } = getValues();
    const last = parseDay(installments.at(-1)?.dueDate ?? '');
    return last === null ? dueDate : printDay(monthsLater(last, 1));
  };
  return (
    <>
      <PlanFault />
      <div className={classes['acts']}>
        {fields.length < most && (
          <Button onClick={() => append({ dueDate: nextDay(), amount: '' })}>
            <Icon name="plus" />
            {t('advance.addPart')}
          </Button>
        )}
        <Button variant="quiet" onClick={onSplit}>
          {t('advance.split')}
        </Button>
      </div>
    </>
  );
};

/** Equal parts of what is to be paid, a month apart from the due day on; typed days stay. */
const useSplit = () => {
  const language = useLanguage();
  const { getValues } = useFormContext<DraftValues>();
  const advances = useChosenAdvances();
  return (count: number): DraftValues['installments'] => {
    const { items, installments, dueDate } = getValues();
    const { total } = lessAdvances(sumsOf(items), advances);
    const first = parseDay(installments[0]?.dueDate ?? dueDate);
    return equalParts(total, count).map((minor, place) => ({
      dueDate: installments[place]?.dueDate ?? (first === null ? '' : printDay(monthsLater(first, place))),
      amount: formatAmount(fromMinor(minor), language),
    }));
  };
};

interface PartProps {
  readonly place: number;
  /** Undefined for the last one. */
  readonly onRemove: (() => void) | undefined;
}

const Part = ({ place, onRemove }: PartProps) => {
  const t = useAdvanceMessages();
  const currency = useWatch<DraftValues, 'currency'>({ name: 'currency' });
  return (
    <fieldset className={classes['line']}>
      <legend>{t('advance.part', { place: place + 1 })}</legend>
      <div className={classes['grid']}>
        <DateField name={`installments.${place}.dueDate`} label={t('advance.dueDate')} required />
        <AmountInput
          name={`installments.${place}.amount`}
          label={t('advance.amount')}
          currency={currency}
          required
        />
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('advance.removePart', { place: place + 1 })}
          onClick={onRemove}
        >
          <Icon name="close" size={18} />
          {t('advance.remove')}
        </Button>
      )}
    </fieldset>
  );
};

/** What the server says of the plan as a whole: its sum. */
const PlanFault = () => {
  const { errors } = useFormState({ name: 'installments' });
  const error = get(errors, 'installments') as FieldError | undefined;
  if (typeof error?.message !== 'string') return null;
  return (
    <p role="alert" className={classes['fault']}>
      {error.message}
    </p>
  );
};
