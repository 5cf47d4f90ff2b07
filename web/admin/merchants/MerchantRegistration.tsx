import { Alert, Box, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { Form, SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { registerMerchant } from '#contract/merchants/merchants.ts';
import { bodyMessageOf, ApiError } from '../../shared/api-error.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { filled } from '../kit/actions/filled.ts';
import { FocusFirstError } from '../kit/actions/FocusFirstError.tsx';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { BackLink } from '../kit/fields/BackLink.tsx';
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
  const [failure, setFailure] = useState<string>();
  const [isRegistered, setRegistered] = useState(false);
  useLeaveWhen(isRegistered);
  const resolver = useContractResolver<FieldValues>(registerMerchant.body, filled);
  const register = async (values: FieldValues): Promise<object> => {
    setFailure(undefined);
    try {
      await dataProvider.registerMerchant({ body: filled(values) as RegistrationValues });
      setRegistered(true);
      return {};
    } catch (thrown) {
      setFailure(bodyMessageOf(thrown, t('registration.failed')));
      return thrown instanceof ApiError ? thrown.fields : {};
    }
  };
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
          resolver={resolver}
          mode="onTouched"
          noValidate
          disableInvalidFormNotification
          onSubmit={register}
        >
          <Stack sx={{ gap: 3 }}>
            <RegistrationInputs />
            {failure !== undefined && <Alert severity="error">{failure}</Alert>}
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
