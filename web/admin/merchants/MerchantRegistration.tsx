import { Alert, Box, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { Form, SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { registerMerchant } from '#contract/merchants/merchants.ts';
import { bodyMessageOf } from '../../shared/api-error.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { filled } from '../kit/actions/filled.ts';
import { FocusFirstError } from '../kit/actions/FocusFirstError.tsx';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { BackLink } from '../kit/fields/BackLink.tsx';
import { FailureAlert } from '../kit/layout/FailureAlert.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import type { en } from '../kit/messages/en.ts';
import { RegistrationInputs, type RegistrationValues } from './RegistrationInputs.tsx';

/** Specification, point 9. */
const redirectDelayMs = 1_500;

const empty: RegistrationValues = {
  businessName: '',
  businessType: 'OTHER',
  address: '',
  email: '',
  phoneNumber: '',
  taxId: '',
};

/** Registers a merchant in the back office; 1.5 s later shows the list of merchants (specification, point 2). */
export const MerchantRegistration = () => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const [isRegistered, setRegistered] = useState(false);
  useLeaveWhen(isRegistered);
  const { send, failure } = useSending({
    send: (values: FieldValues) =>
      dataProvider.registerMerchant({ body: filled(values) as RegistrationValues }),
    failed: (error) => bodyMessageOf(error, t('registration.failed')),
    onDone: () => setRegistered(true),
  });
  return (
    <>
      <BackLink resource="merchants" />
      <PageTitle
        title={t('admin.dashboard.registerMerchant')}
        subtitle={t('admin.dashboard.registerMerchantHint')}
      />
      <Box sx={{ maxWidth: 560 }}>
        {/* A new key resets the form after success. */}
        <Form
          key={String(isRegistered)}
          defaultValues={empty}
          resolver={useContractResolver<FieldValues>(registerMerchant.body, filled)}
          mode="onTouched"
          noValidate
          disableInvalidFormNotification
          onSubmit={send}
        >
          <Stack sx={{ gap: 3 }}>
            <RegistrationInputs />
            <FailureAlert failure={failure} />
            {isRegistered && (
              <Alert severity="success" role="status">
                {t('admin.merchants.registration.succeeded')}
              </Alert>
            )}
            <SaveButton
              label={t('registration.submit')}
              icon={<></>}
              alwaysEnable={!isRegistered}
              sx={{ alignSelf: 'start' }}
            />
          </Stack>
          <FocusFirstError />
        </Form>
      </Box>
    </>
  );
};

const useLeaveWhen = (isRegistered: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isRegistered) return;
    const timer = setTimeout(() => void navigate('/admin/merchants'), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isRegistered, navigate]);
};
