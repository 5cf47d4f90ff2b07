import type { Merchant } from '#contract/merchants.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import type { en } from '../words/en.ts';
import { ChangePlan } from './ChangePlan.tsx';
import classes from './MerchantProfile.module.css';

export const MerchantProfile = ({ merchant }: { merchant: Merchant }) => (
  <div className={classes['panels']}>
    <Registration merchant={merchant} />
    <Settings merchant={merchant} />
  </div>
);

const Registration = ({ merchant }: { merchant: Merchant }) => {
  const t = useWords<typeof en>();
  const name = (field: keyof typeof en.resources.merchants.fields) =>
    t(`resources.merchants.fields.${field}`);
  return (
    <Panel title={t('admin.merchants.details')}>
      <Facts
        facts={[
          [name('id'), merchant.id],
          [name('status'), <StatusChip key="status" owner="merchant" status={merchant.status} />],
          [name('businessType'), t(`shared.businessType.${merchant.businessType}`)],
          [name('email'), merchant.email],
          [name('phoneNumber'), merchant.phoneNumber],
          [name('address'), merchant.address],
          [name('taxId'), merchant.taxId],
          [name('createdAt'), formatDateTime(merchant.createdAt)],
        ]}
      />
    </Panel>
  );
};

const Settings = ({ merchant }: { merchant: Merchant }) => {
  const t = useWords<typeof en>();
  const name = (field: keyof typeof en.resources.merchants.fields) =>
    t(`resources.merchants.fields.${field}`);
  return (
    <Panel title={t('admin.merchants.settings')} action={<ChangePlan merchant={merchant} />}>
      <Facts
        facts={[
          [name('plan'), t(`shared.plan.${merchant.plan}`)],
          [name('vatRegistration'), t(`admin.vatRegistration.${merchant.vatRegistration}`)],
          [name('vatNumber'), merchant.vatNumber],
          [name('fiscalMode'), t(`admin.fiscalMode.${merchant.fiscalMode}`)],
          [name('eShopNumber'), merchant.eShopNumber],
          [name('iban'), merchant.iban],
          [name('bic'), merchant.bic],
          [name('slug'), merchant.slug],
          [name('language'), t(`admin.language.${merchant.language}`)],
        ]}
      />
    </Panel>
  );
};
