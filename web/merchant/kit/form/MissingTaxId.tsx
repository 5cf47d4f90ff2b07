import type { Merchant } from '#contract/merchants/merchants.ts';
import { ButtonLink } from '../../../shared/layout/Button.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { usePortal } from '../portal/portal.ts';
import { useRights } from '../portal/use-rights.ts';
import { useShellMessages } from '../messages/use-shell-messages.ts';

type Identified = Pick<Merchant, 'taxId' | 'vatNumber'>;

export const hasTaxId = ({ taxId, vatNumber }: Identified): boolean => taxId !== null || vatNumber !== null;

/** Asks the owner of a merchant without EIK or VAT number to add it; documents lack it until then. */
export const MissingTaxId = ({ merchant }: { merchant: Identified }) => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  if (hasTaxId(merchant) || !holds('MANAGE_MERCHANT')) return null;
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink to={`${base}/settings/business`} size="small">
          {t('merchant.noTaxId.action')}
        </ButtonLink>
      }
    >
      {t('merchant.noTaxId.text')}
    </Banner>
  );
};
