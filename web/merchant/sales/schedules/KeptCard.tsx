import { useState } from 'react';
import { endMandate, type CardMandate } from '#contract/payments/card-mandates.ts';
import { cardNameOf } from '#contract/payments/words/card-name.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';
import { call } from '../../../shared/call.ts';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { joined } from '../../../shared/format/joined.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { Chip } from '../../../shared/StatusChip.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import { useScheduleMessages } from './messages/schedule-messages.ts';
import { scheduleQueries } from './use-schedules.ts';

const useCardText = () => {
  const t = useScheduleMessages();
  const language = useLanguage();
  return (
    { brand, last4, maxAmount, expiresOn }: Omit<NonNullable<Schedule['card']>, 'mandateId'>,
    currency: Schedule['currency'],
  ): string =>
    joined([
      cardNameOf(brand, last4),
      t('schedule.cardMax', { amount: formatMoney(maxAmount, currency, language) }),
      t('schedule.cardUntil', { date: formatDate(expiresOn) }),
    ]);
};

type Props = Readonly<{
  card: (NonNullable<Schedule['card']> & Partial<Pick<CardMandate, 'state' | 'chargedThisMonth'>>) | null;
  currency: Schedule['currency'];
}>;

/** The card that a customer let stay, with the button that stops it. */
export const KeptCard = ({ card, currency }: Props) => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const textOf = useCardText();
  const mayWrite = useRights()('WRITE_DOCUMENTS') && !usePortal().isDemo;
  const [isStopping, setIsStopping] = useState(false);
  if (card === null)
    return (
      <Panel title={t('schedule.card')}>
        <p>{t('schedule.noCard')}</p>
      </Panel>
    );
  const { chargedThisMonth = 0 } = card;
  return (
    <Panel title={t('schedule.card')}>
      <p>
        {textOf(card, currency)}{' '}
        {card.state === 'EXPIRED' && (
          <Chip tone="warning" status="EXPIRED">
            {t('schedule.cardExpired')}
          </Chip>
        )}
      </p>
      {chargedThisMonth > 0 && (
        <p>{t('schedule.charged', { amount: formatMoney(chargedThisMonth, currency, language) })}</p>
      )}
      {mayWrite && (
        <div>
          <Button onClick={() => setIsStopping(true)}>{t('schedule.stopCard.action')}</Button>
        </div>
      )}
      {isStopping && (
        <ConfirmDialog
          title={t('schedule.stopCard.title')}
          text={t('schedule.stopCard.text')}
          submit={t('schedule.stopCard.submit')}
          send={() => call(endMandate, { params: { id: card.mandateId } })}
          done={t('schedule.stopCard.done')}
          failed={t('schedule.stopCard.failed')}
          affects={[...scheduleQueries, ['mandates']]}
          onClose={() => setIsStopping(false)}
        />
      )}
    </Panel>
  );
};

/** A card that stays no more: who ended it, and when. */
export const EndedCard = ({ mandate }: Readonly<{ mandate: CardMandate }>) => {
  const t = useScheduleMessages();
  const { brand, last4, endedAt, endedBy } = mandate;
  return (
    <Panel title={t('schedule.card')}>
      <p>{cardNameOf(brand, last4)}</p>
      <p>{t(`schedule.cardEnds.${endedBy ?? 'MERCHANT'}`, { date: formatDate(endedAt) })}</p>
    </Panel>
  );
};
