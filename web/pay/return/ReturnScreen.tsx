import type { PayPageData } from '#contract/payments/pay-page.ts';
import { countryOptions } from '../request/country-options.ts';
import { renderCountries } from '../request/CountryField.tsx';
import { CancelScreen } from './CancelScreen.tsx';
import { TransferScreen } from '../transfer/TransferScreen.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';

renderCountries(countryOptions);

/** The pages that the provider returns to and the one of a transfer, as the server has rendered them. */
const ReturnScreen = ({ data: { loaded, refused } }: { data: PayPageData }) =>
  loaded.kind === 'returned' ? (
    <SuccessScreen returned={loaded} refused={refused} />
  ) : loaded.kind === 'cancelled' ? (
    <CancelScreen {...loaded} />
  ) : loaded.kind === 'transfer' ? (
    <TransferScreen {...loaded} />
  ) : null;

export default ReturnScreen;
