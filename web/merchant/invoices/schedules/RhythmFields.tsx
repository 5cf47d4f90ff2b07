import { scheduleEvery, scheduleModes } from '#contract/schedules/schedules.ts';
import { DateField } from '../../../shared/form/DateField.tsx';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { useScheduleMessages } from '../../sales/index.ts';

const days = Array.from({ length: 28 }, (_, place) => String(place + 1));

/** How often, on which day, from when on, and what happens then. */
export const RhythmFields = () => {
  const t = useScheduleMessages();
  return (
    <>
      <SelectInput
        name="every"
        label={t('schedule.form.every')}
        required
        choices={scheduleEvery.map((value) => ({ value, label: t(`schedule.every.${value}`) }))}
      />
      <SelectInput
        name="day"
        label={t('schedule.form.day')}
        required
        choices={[
          ...days.map((value) => ({ value, label: value })),
          { value: 'LAST', label: t('schedule.form.last') },
        ]}
      />
      <DateField name="startsOn" label={t('schedule.form.startsOn')} required />
      <SelectInput
        name="mode"
        label={t('schedule.form.mode')}
        required
        choices={scheduleModes.map((value) => ({ value, label: t(`schedule.form.modes.${value}`) }))}
      />
    </>
  );
};
