import { LogoPanel } from '../../profile/index.ts';
import { OfMerchant } from '../OfMerchant.tsx';
import { ColorPanel } from './ColorPanel.tsx';

/** Logo and colour of the merchant, with a preview of the pay page. */
const BrandSettings = () => (
  <OfMerchant>
    {(merchant) => (
      <>
        <LogoPanel merchant={merchant} />
        <ColorPanel merchant={merchant} />
      </>
    )}
  </OfMerchant>
);
export default BrandSettings;
