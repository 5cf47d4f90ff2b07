import type { PayPageData } from '#contract/payments/pay-page.ts';
import { countryOptions } from '../request/country-options.ts';
import { renderCountries } from '../request/CountryField.tsx';
import { CancelScreen } from './CancelScreen.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';

renderCountries(countryOptions);

/** The pages that the provider returns to, as the server has rendered them. */
const ReturnScreen = ({ data: { loaded, refused } }: { data: PayPageData }) =>
  loaded.kind === 'returned' ? (
    <SuccessScreen returned={loaded} refused={refused} />
  ) : loaded.kind === 'cancelled' ? (
    <CancelScreen {...loaded} />
  ) : null;

export default ReturnScreen;
