import { formatDate } from '../../shared/format/format-date.ts';
import { fill } from '../../shared/messages/fill.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useRegistrationTexts } from '../../shared/merchants/registration-texts.ts';
import type { OwnMerchant } from '../../shared/portal/portal-api.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

/** VAT registrations with the day from which each holds; nothing until there is a second one. */
export const RegistrationHistory = ({ merchant: { registrations } }: { merchant: OwnMerchant }) => {
  const t = useMerchantMessages();
  const texts = useRegistrationTexts();
  if (registrations.length < 2) return null;
  return (
    <Panel title={texts.history}>
      <Facts
        facts={registrations.map(({ validFrom, vatRegistration, vatNumber }) => [
          fill(texts.since, { day: formatDate(validFrom) }),
          [t(`merchant.fiscal.vat.${vatRegistration}`), vatNumber].filter(Boolean).join(' · '),
        ])}
      />
    </Panel>
  );
};
