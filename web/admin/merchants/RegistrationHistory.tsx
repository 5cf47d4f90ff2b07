import { formatDate } from '../../shared/format/format-date.ts';
import { useRegistrationTexts } from '../../shared/merchants/registration-texts.ts';
import { fill } from '../../shared/messages/fill.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Facts } from '../fields/Facts.tsx';
import { Panel } from '../layout/Panel.tsx';
import type { en } from '../messages/en.ts';
import type { MerchantDetail } from './merchant-detail.ts';

/** VAT registrations with the day from which each holds; nothing until there is a second one. */
export const RegistrationHistory = ({ merchant: { registrations } }: { merchant: MerchantDetail }) => {
  const t = useMessages<typeof en>();
  const texts = useRegistrationTexts();
  if (registrations.length < 2) return null;
  return (
    <Panel title={texts.history}>
      <Facts
        facts={registrations.map(({ validFrom, vatRegistration, vatNumber }) => [
          fill(texts.since, { day: formatDate(validFrom) }),
          [t(`admin.vatRegistration.${vatRegistration}`), vatNumber].filter(Boolean).join(' · '),
        ])}
      />
    </Panel>
  );
};
