import { useWatch } from 'react-hook-form';
import { AmountInput } from '../../../shared/form/AmountInput.tsx';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { useScheduleMessages } from '../../sales/index.ts';
import type { ScheduleValues } from './schedule-values.ts';

/** Whether the card is charged that the customer lets stay, and the most a month that the pay page asks for. */
export const CardFields = () => {
  const t = useScheduleMessages();
  const [chargesCard, currency] = useWatch<ScheduleValues, ['chargesCard', 'currency']>({
    name: ['chargesCard', 'currency'],
  });
  return (
    <>
      <SelectInput
        name="chargesCard"
        label={t('schedule.form.card')}
        isUnmarked
        {...(chargesCard !== '' && { help: t('schedule.form.cardHelp') })}
        choices={[
          { value: '', label: t('schedule.form.cards.no') },
          { value: 'yes', label: t('schedule.form.cards.yes') },
        ]}
      />
      {chargesCard !== '' && (
        <AmountInput
          name="cardMax"
          label={t('schedule.form.cardMax')}
          help={t('schedule.form.cardMaxHelp')}
          currency={currency}
        />
      )}
    </>
  );
};
