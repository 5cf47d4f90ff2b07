import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { RegistrationForm } from '../../shared/registration/RegistrationForm.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

/** The public registration, inside the back office (specification, point 2). */
export const MerchantRegistration = () => {
  const t = useWords<typeof en>();
  return (
    <>
      <PageTitle
        title={t('admin.dashboard.registerMerchant')}
        subtitle={t('admin.dashboard.registerMerchantHint')}
      />
      <RegistrationForm />
    </>
  );
};
