import { FiscalForm } from '../profile/FiscalForm.tsx';
import { RegistrationHistory } from '../profile/RegistrationHistory.tsx';
import { SeriesStart } from '../profile/SeriesStart.tsx';
import { OfMerchant } from './OfMerchant.tsx';

/** What documents state: VAT, bank account, author, language and the next number. */
export const DocumentSettings = () => (
  <OfMerchant>
    {(merchant) => (
      <>
        <FiscalForm merchant={merchant} />
        <RegistrationHistory merchant={merchant} />
        <SeriesStart />
      </>
    )}
  </OfMerchant>
);
