import type { MailEvent, NotificationSettings, PushEvent } from '#contract/notifications/notifications.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { switchSound, useSound, type SoundEvent } from '../live-events/index.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import classes from './Notifications.module.css';
import type { en } from './messages/en.ts';
import { useNotifyMessages } from './messages/notify-messages.ts';
import { useChoice } from './use-notifications.ts';

type EventName = keyof typeof en.notify.events;
type Row = Readonly<{ name: EventName; mail?: MailEvent | 'always'; push?: PushEvent; sound?: SoundEvent }>;

const rows: readonly Row[] = [
  { name: 'PAYMENT_RECEIVED', mail: 'PAYMENT_RECEIVED', push: 'PAYMENT_RECEIVED', sound: 'payment' },
  { name: 'COUNTER', sound: 'counter' },
  { name: 'DECLINED', sound: 'declined' },
  { name: 'REFUND_FAILED', mail: 'REFUND_FAILED', push: 'REFUND_FAILED' },
  { name: 'OVERPAID', mail: 'OVERPAID' },
  { name: 'FRAUD_WARNING', mail: 'always' },
  { name: 'DISPUTE_OPENED', mail: 'always', push: 'DISPUTE_OPENED' },
  { name: 'DISPUTE_DECIDED', mail: 'DISPUTE_DECIDED' },
  { name: 'BUYER_REQUEST', mail: 'BUYER_REQUEST' },
  { name: 'PAYOUT_FAILED', mail: 'PAYOUT_FAILED' },
  { name: 'MONTHLY_REPORT', mail: 'MONTHLY_REPORT' },
  { name: 'QUESTION', mail: 'always' },
  { name: 'ACCOUNT', mail: 'always' },
  { name: 'SECURITY', mail: 'always' },
];

/** One row for each event, one column for each way; an empty cell is a way that the event has not. */
export const ChoiceTable = ({ settings }: { settings: NotificationSettings }) => {
  const t = useNotifyMessages();
  return (
    <Panel>
      <table className={classes['table']} aria-label={t('notify.table')}>
        <thead>
          <tr>
            <th scope="col">{t('notify.event')}</th>
            <th scope="col">{t('notify.mail')}</th>
            <th scope="col">{t('notify.push')}</th>
            <th scope="col">{t('notify.sound')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <EventRow key={row.name} row={row} settings={settings} />
          ))}
        </tbody>
      </table>
      <ul className={classes['hints']}>
        <li>{t('notify.mailHint')}</li>
        <li>{t('notify.fixedHint')}</li>
        <li>{t('notify.soundHint')}</li>
      </ul>
    </Panel>
  );
};

interface EventRowProps {
  readonly row: Row;
  readonly settings: NotificationSettings;
}

const EventRow = ({ row: { name, mail, push, sound }, settings }: EventRowProps) => {
  const t = useNotifyMessages();
  const choice = useChoice();
  const event = t(`notify.events.${name}`);
  const pushIsOn = settings.pushes.find((each) => each.event === push)?.isOn ?? false;
  return (
    <tr>
      <th scope="row">{event}</th>
      <td>
        <MailTick mail={mail} mails={settings.mails} label={`${event}: ${t('notify.mail')}`} />
      </td>
      <td>
        {push === undefined ? (
          <None />
        ) : (
          <Tick
            label={`${event}: ${t('notify.push')}`}
            isOn={pushIsOn}
            onChange={(isOn) => void choice.push(push, isOn)}
          />
        )}
      </td>
      <td>
        {sound === undefined ? (
          <None />
        ) : (
          <SoundTick event={sound} label={`${event}: ${t('notify.sound')}`} />
        )}
      </td>
    </tr>
  );
};

interface MailTickProps extends Pick<NotificationSettings, 'mails'> {
  readonly mail: Row['mail'];
  readonly label: string;
}

/** The mails of the merchant are chosen by who manages it; some are always sent. */
const MailTick = ({ mail, mails, label }: MailTickProps) => {
  const holds = useRights();
  const choice = useChoice();
  if (mail === undefined) return <None />;
  if (mail === 'always') return <Tick label={label} isOn isFixed />;
  return (
    <Tick
      label={label}
      isOn={mails.find((each) => each.event === mail)?.isOn ?? false}
      isFixed={!holds('MANAGE_MERCHANT')}
      onChange={(isOn) => void choice.mail(mail, isOn)}
    />
  );
};

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  readonly onChange?: (isOn: boolean) => void;
}

const Tick = ({ label, isOn, isFixed = false, onChange }: TickProps) => (
  <label className={classes['tick']}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      disabled={isFixed}
      onChange={(event) => onChange?.(event.target.checked)}
    />
  </label>
);

const SoundTick = ({ event, label }: { event: SoundEvent; label: string }) => (
  <Tick label={label} isOn={useSound(event)} onChange={(isOn) => switchSound(event, isOn)} />
);

const None = () => {
  const t = useNotifyMessages();
  return (
    <>
      <span aria-hidden="true">-</span>
      <span className="visually-hidden">{t('notify.notOffered')}</span>
    </>
  );
};
