import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { changeMerchantPlan, plans, type Merchant } from '#contract/merchants.ts';
import { call } from '../../shared/call.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import classes from '../acts/FormDialog.module.css';
import { useRefusal } from '../acts/use-refusal.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../words/en.ts';

/** The button and the dialog it opens; nothing for those who may only read. */
export const ChangePlan = ({ merchant }: { merchant: Merchant }) => {
  const t = useWords<typeof en>();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('edit', 'merchants')) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('admin.merchants.plan')}
      </Button>
      {isOpen && <PlanDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Starts at the current plan. */
const PlanDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useWords<typeof en>();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({ defaultValues: { plan: merchant.plan } });
  const { refused, attempt } = useRefusal(form);
  const name = merchant.businessName;
  const change = async (plan: Merchant['plan']): Promise<void> => {
    await call(changeMerchantPlan, { params: { id: merchant.id }, body: { plan } });
    notify(t('admin.merchants.planChanged', { name, plan: t(`shared.plan.${plan}`) }), { type: 'success' });
    onClose();
    refresh();
  };
  const title = t('admin.merchants.planOf', { name });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        form={form}
        label={title}
        className={classes['form']}
        onSubmit={({ plan }) => attempt(() => change(plan))}
      >
        <SelectInput
          name="plan"
          label={t('resources.merchants.fields.plan')}
          help={t('admin.merchants.planHelp')}
          required
          choices={plans.map((value) => ({ value, label: t(`shared.plan.${value}`) }))}
        />
        {refused !== null && <ErrorBanner error={refused} fallback={t('admin.merchants.planFailed')} />}
        <div className={classes['actions']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('shared.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
