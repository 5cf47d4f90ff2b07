import { FiscalForm, RegistrationHistory, SeriesStart } from '../profile/index.ts';
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
