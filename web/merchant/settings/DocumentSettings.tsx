import { FiscalForm } from '../profile/FiscalForm.tsx';
import { SeriesStart } from '../profile/SeriesStart.tsx';
import { OfMerchant } from './OfMerchant.tsx';

/** What documents state: VAT, bank account, author, language and the next number. */
export const DocumentSettings = () => (
  <OfMerchant>
    {(merchant) => (
      <>
        <FiscalForm merchant={merchant} />
        <SeriesStart />
      </>
    )}
  </OfMerchant>
);
