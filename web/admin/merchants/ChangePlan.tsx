import { Button } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { changeMerchantPlan } from '#contract/merchants/merchant-management.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { plans, type Plan } from '#contract/merchants/plans.ts';
import { todayInSofia } from '../../shared/charts/period.ts';
import { parseDay, printDay } from '../../shared/form/parse-day.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';

/** A button with its dialog; hidden from read-only roles. */
export const ChangePlan = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('edit', 'merchants')) return null;
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {t('admin.merchants.plan')}
      </Button>
      {isOpen && <PlanDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  );
};

type Values = { plan: Plan; from: string; reason: string | null; free: boolean };

/** A day as it is typed; text that is none is refused by the contract. */
const bodyOf = ({ plan, from, reason, free }: Values) => ({
  plan,
  from: parseDay(from) ?? from,
  reason: reason ?? '',
  free,
});

/** Starts at the current plan, from today in Sofia. */
const PlanDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  const name = merchant.businessName;
  const [today] = useState(todayInSofia);
  return (
    <FormDialog<Values, Merchant>
      title={t('admin.merchants.planOf', { name })}
      defaultValues={{ plan: merchant.plan, from: printDay(today), reason: '', free: false }}
      schema={changeMerchantPlan.body}
      bodyOf={bodyOf}
      submit={t('shared.save')}
      failed={t('admin.merchants.planFailed')}
      send={(data, values) => data.changeMerchantPlan({ params: { id: merchant.id }, body: bodyOf(values) })}
      done={(_, { plan, from }) =>
        t(`admin.merchants.${parseDay(from) === today ? 'planChanged' : 'planChangedLater'}`, {
          name,
          plan: t(`shared.plan.${plan}`),
          day: from,
        })
      }
      onClose={onClose}
    >
      <SelectInput
        source="plan"
        label={t('resources.merchants.fields.plan')}
        helperText={t('admin.merchants.planHelp')}
        validate={required()}
        choices={plans.map((id) => ({ id, name: t(`shared.plan.${id}`) }))}
        translateChoice={false}
      />
      <TextInput
        source="from"
        label={t('admin.merchants.plans.from')}
        helperText={t('admin.merchants.plans.fromHelp')}
        placeholder={t('shared.form.datePattern')}
        validate={required()}
        autoComplete="off"
      />
      <TextInput
        source="reason"
        label={t('admin.merchants.reason')}
        helperText={t('admin.merchants.plans.reasonHelp')}
        multiline
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <BooleanInput
        source="free"
        label={t('admin.merchants.plans.free')}
        helperText={t('admin.merchants.plans.freeHelp')}
      />
    </FormDialog>
  );
};
