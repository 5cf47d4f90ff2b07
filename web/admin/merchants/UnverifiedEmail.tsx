import { Alert } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import type { MerchantDetail } from './merchant-detail.ts';

/** Warns before an approval that the merchant's e-mail is not verified. */
export const UnverifiedEmail = ({ merchant: { id } }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const { data } = useGetOne<MerchantDetail>('merchants', { id });
  if (data === undefined || data.isEmailVerified) return null;
  return (
    <Alert severity="warning" role="status">
      {t('admin.merchants.unverifiedEmail', { name: data.businessName, email: data.email })}
      {data.refusedEmail !== undefined && ` ${t('admin.account.refusedEmail', { email: data.refusedEmail })}`}
    </Alert>
  );
};
