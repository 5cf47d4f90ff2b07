import { Stack } from '@mui/material';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { readablePhoneNumber } from '../../shared/format/readable-phone-number.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useProfileTexts } from '../../shared/merchants/profile-texts.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import type { en } from '../kit/messages/en.ts';
import type { MerchantDetail } from './merchant-detail.ts';
import { MerchantLimits } from './MerchantLimits.tsx';
import { MerchantPrograms } from './MerchantPrograms.tsx';
import { ChangePlan } from './ChangePlan.tsx';
import { RegistrationHistory } from './RegistrationHistory.tsx';

export const MerchantProfile = ({ merchant }: { merchant: MerchantDetail }) => (
  <Stack sx={{ gap: 3 }}>
    <Registration merchant={merchant} />
    <Settings merchant={merchant} />
    <RegistrationHistory merchant={merchant} />
    <MerchantLimits merchant={merchant} />
    <MerchantPrograms merchant={merchant} />
  </Stack>
);

const Registration = ({ merchant }: { merchant: MerchantDetail }) => {
  const texts = useProfileTexts();
  const t = useMessages<typeof en>();
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
          ...(merchant.refusedEmail === undefined
            ? []
            : ([[t('admin.users.refusedEmail'), merchant.refusedEmail]] as const)),
          [name('phoneNumber'), readablePhoneNumber(merchant.phoneNumber)],
          ...texts.map((text) => [text.label, merchant[text.name]] as const),
          [name('taxId'), merchant.taxId],
          [name('createdAt'), formatDateTime(merchant.createdAt)],
        ]}
      />
    </Panel>
  );
};

const Settings = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
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
