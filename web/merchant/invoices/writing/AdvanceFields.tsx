import { useEffect } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FieldError } from 'react-hook-form';
import type { OpenAdvance } from '#contract/invoices/invoice-advances.ts';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { useAdvanceMessages } from '../messages/use-advance-messages.ts';
import type { DraftValues } from './draft-values.ts';
import classes from './InvoiceForm.module.css';
import { useOpenAdvances } from './use-open-advances.ts';

/** Whether the invoice is an advance, or else which advances of the customer it deducts. */
export const AdvanceFields = () => {
  const t = useAdvanceMessages();
  const { register } = useFormContext<DraftValues>();
  const isAdvance = useWatch<DraftValues, 'advance'>({ name: 'advance' });
  return (
    <div className={classes['choices']}>
      <label className={classes['check']}>
        <input type="checkbox" {...register('advance')} />
        <span>
          {t('advance.switch')}
          <small className={classes['soft']}>{t('advance.switchHelp')}</small>
        </span>
      </label>
      {!isAdvance && <AdvancePicker />}
    </div>
  );
};

const AdvancePicker = () => {
  const t = useAdvanceMessages();
  const { open, isAsked, isError } = useOpenAdvances();
  useForgottenChoices(open);
  if (isError) return <p className={classes['soft']}>{t('advance.failed')}</p>;
  if (!isAsked) return null;
  if (open.length === 0) return <p className={classes['soft']}>{t('advance.none')}</p>;
  return (
    <fieldset className={classes['line']}>
      <legend>{t('advance.pick')}</legend>
      <p className={classes['soft']}>{t('advance.pickHelp')}</p>
      {open.map((advance) => (
        <AdvanceChoice key={advance.id} advance={advance} />
      ))}
    </fieldset>
  );
};

/** Another customer has other advances: what is no longer offered is not sent. */
const useForgottenChoices = (open: readonly OpenAdvance[]): void => {
  const { getValues, setValue } = useFormContext<DraftValues>();
  useEffect(() => {
    const chosen = getValues('advances');
    const kept = chosen.filter((id) => open.some((one) => String(one.id) === id));
    if (kept.length !== chosen.length) setValue('advances', kept);
  }, [open, getValues, setValue]);
};

const AdvanceChoice = ({ advance }: { advance: OpenAdvance }) => {
  const t = useAdvanceMessages();
  const language = useLanguage();
  const { setValue, clearErrors } = useFormContext<DraftValues>();
  const chosen = useWatch<DraftValues, 'advances'>({ name: 'advances' });
  const { errors } = useFormState({ name: 'advances' });
  const { id, invoiceNumber, issueDate, leftAmount, currency } = advance;
  const place = chosen.indexOf(String(id));
  const error = place === -1 ? undefined : (get(errors, `advances.${place}`) as FieldError | undefined);
  const choose = (isChosen: boolean): void => {
    clearErrors('advances');
    setValue('advances', isChosen ? [...chosen, String(id)] : chosen.filter((one) => one !== String(id)), {
      shouldDirty: true,
    });
  };
  return (
    <label className={classes['check']}>
      <input
        type="checkbox"
        checked={place !== -1}
        aria-invalid={error !== undefined}
        onChange={({ target }) => choose(target.checked)}
      />
      <span>
        {t('advance.one', {
          number: invoiceNumber,
          date: formatDate(issueDate),
          amount: formatMoney(leftAmount, currency, language),
        })}
        {error?.message !== undefined && (
          <small role="alert" className={classes['fault']}>
            {error.message}
          </small>
        )}
      </span>
    </label>
  );
};
