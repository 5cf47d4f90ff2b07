import { Button } from '@mui/material';
import { useState } from 'react';
import { required, SelectInput } from 'react-admin';
import { changeMerchantPlan } from '#contract/merchants/merchant-management.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { plans } from '#contract/merchants/plans.ts';
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

/** Starts at the current plan. */
const PlanDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  const name = merchant.businessName;
  return (
    <FormDialog
      title={t('admin.merchants.planOf', { name })}
      defaultValues={{ plan: merchant.plan }}
      schema={changeMerchantPlan.body}
      submit={t('shared.save')}
      failed={t('admin.merchants.planFailed')}
      send={(data, body) => data.changeMerchantPlan({ params: { id: merchant.id }, body })}
      done={(_, { plan }) => t('admin.merchants.planChanged', { name, plan: t(`shared.plan.${plan}`) })}
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
    </FormDialog>
  );
};
