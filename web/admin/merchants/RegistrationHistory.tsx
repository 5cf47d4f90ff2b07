import { useRegistrationFacts, useRegistrationTexts } from '../../shared/merchants/registration-texts.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import type { en } from '../kit/messages/en.ts';
import type { MerchantDetail } from './merchant-detail.ts';

/** VAT registrations with the day from which each holds; nothing until there is a second one. */
export const RegistrationHistory = ({ merchant: { registrations } }: { merchant: MerchantDetail }) => {
  const t = useMessages<typeof en>();
  const { history } = useRegistrationTexts();
  const facts = useRegistrationFacts(registrations, (kind) => t(`admin.vatRegistration.${kind}`));
  if (facts.length === 0) return null;
  return (
    <Panel title={history}>
      <Facts facts={facts} />
    </Panel>
  );
};
