import { useState } from 'react';
import { endMandate } from '#contract/payments/card-mandates.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';
import { call } from '../../../shared/call.ts';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import { useScheduleMessages } from './messages/schedule-messages.ts';
import { scheduleQueries } from './use-schedules.ts';

type Props = Readonly<{ card: Schedule['card']; currency: Schedule['currency'] }>;

/** The card that a customer let stay, with the button that stops it. */
export const KeptCard = ({ card, currency }: Props) => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const mayWrite = useRights()('WRITE_DOCUMENTS') && !usePortal().isDemo;
  const [isStopping, setIsStopping] = useState(false);
  if (card === null)
    return (
      <Panel title={t('schedule.card')}>
        <p>{t('schedule.noCard')}</p>
      </Panel>
    );
  const { mandateId, brand, last4, maxAmount, expiresOn } = card;
  const amount = formatMoney(maxAmount, currency, language);
  return (
    <Panel title={t('schedule.card')}>
      <p>{t('schedule.cardText', { brand, last4, amount, date: formatDate(expiresOn) })}</p>
      {mayWrite && <Button onClick={() => setIsStopping(true)}>{t('schedule.stopCard.action')}</Button>}
      {isStopping && (
        <ConfirmDialog
          title={t('schedule.stopCard.title')}
          text={t('schedule.stopCard.text')}
          submit={t('schedule.stopCard.submit')}
          send={() => call(endMandate, { params: { id: mandateId } })}
          done={t('schedule.stopCard.done')}
          failed={t('schedule.stopCard.failed')}
          affects={[...scheduleQueries, ['mandates']]}
          onClose={() => setIsStopping(false)}
        />
      )}
    </Panel>
  );
};
