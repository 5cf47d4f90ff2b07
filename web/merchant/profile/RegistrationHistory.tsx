import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useRegistrationFacts, useRegistrationTexts } from '../../shared/merchants/registration-texts.ts';
import type { OwnMerchant } from '#contract/merchants/merchants.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

/** VAT registrations with the day from which each holds; nothing until there is a second one. */
export const RegistrationHistory = ({ merchant: { registrations } }: { merchant: OwnMerchant }) => {
  const t = useMerchantMessages();
  const { history } = useRegistrationTexts();
  const facts = useRegistrationFacts(registrations, (kind) => t(`merchant.fiscal.vat.${kind}`));
  if (facts.length === 0) return null;
  return (
    <Panel title={history}>
      <Facts facts={facts} />
    </Panel>
  );
};
