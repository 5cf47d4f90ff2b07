import type { MailEvent, NotificationSettings, PushEvent } from '#contract/notifications/notifications.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { switchSound, useSound, type SoundEvent } from '../live-events/index.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import classes from './Notifications.module.css';
import type { en } from './messages/en.ts';
import { useNotifyMessages } from './messages/notify-messages.ts';
import { useChoice } from './use-notifications.ts';

/** One line of choices, each for all events of its way. */
interface Line {
  readonly name: keyof typeof en.notify.events;
  readonly mails?: readonly MailEvent[];
  readonly push?: PushEvent;
  readonly sounds?: readonly [first: SoundEvent, ...others: SoundEvent[]];
}

const lines: readonly Line[] = [
  {
    name: 'PAYMENT_RECEIVED',
    mails: ['PAYMENT_RECEIVED'],
    push: 'PAYMENT_RECEIVED',
    sounds: ['payment'],
  },
  { name: 'COUNTER', sounds: ['counter', 'declined'] },
  { name: 'FAILED', mails: ['REFUND_FAILED', 'PAYOUT_FAILED', 'OVERPAID'], push: 'REFUND_FAILED' },
  { name: 'CUSTOMER', mails: ['BUYER_REQUEST', 'DISPUTE_DECIDED'], push: 'DISPUTE_OPENED' },
  { name: 'MONTHLY_REPORT', mails: ['MONTHLY_REPORT'] },
];

/** What a merchant chooses, and what is always mailed. */
export const ChoiceTable = ({ settings }: { settings: NotificationSettings }) => {
  const t = useNotifyMessages();
  return (
    <Panel>
      <ul className={classes['lines']} aria-label={t('notify.table')}>
        {lines.map((line) => (
          <Choices key={line.name} line={line} settings={settings} />
        ))}
      </ul>
      <p>{t('notify.always')}</p>
      <ul className={classes['hints']}>
        <li>{t('notify.mailHint')}</li>
        <li>{t('notify.soundHint')}</li>
      </ul>
    </Panel>
  );
};

interface ChoicesProps {
  readonly line: Line;
  readonly settings: NotificationSettings;
}

const Choices = ({ line: { name, mails, push, sounds }, settings }: ChoicesProps) => {
  const t = useNotifyMessages();
  const choice = useChoice();
  const holds = useRights();
  const about = t(`notify.events.${name}`);
  return (
    <li>
      <span>{about}</span>
      <div className={classes['ways']}>
        {mails !== undefined && (
          <Tick
            about={about}
            way={t('notify.mail')}
            isOn={mails.every((mail) => settings.mails.find(({ event }) => event === mail)?.isOn)}
            // The mails go to the merchant: who manages it chooses them.
            isFixed={!holds('MANAGE_MERCHANT')}
            onChange={async (isOn) => {
              for (const mail of mails) await choice.mail(mail, isOn);
            }}
          />
        )}
        {push !== undefined && (
          <Tick
            about={about}
            way={t('notify.push')}
            isOn={settings.pushes.find(({ event }) => event === push)?.isOn ?? false}
            onChange={(isOn) => choice.push(push, isOn)}
          />
        )}
        {sounds !== undefined && <SoundTick about={about} sounds={sounds} />}
      </div>
    </li>
  );
};

interface TickProps {
  readonly about: string;
  readonly way: string;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  readonly onChange: (isOn: boolean) => unknown;
}

const Tick = ({ about, way, isOn, isFixed = false, onChange }: TickProps) => (
  <label className={classes['tick']}>
    <input
      type="checkbox"
      aria-label={`${about}: ${way}`}
      checked={isOn}
      disabled={isFixed}
      onChange={(event) => onChange(event.target.checked)}
    />
    {way}
  </label>
);

/** The sounds of a line are switched together. */
const SoundTick = ({ about, sounds }: Pick<TickProps, 'about'> & Required<Pick<Line, 'sounds'>>) => {
  const t = useNotifyMessages();
  return (
    <Tick
      about={about}
      way={t('notify.sound')}
      isOn={useSound(sounds[0])}
      onChange={(isOn) => {
        for (const sound of sounds) switchSound(sound, isOn);
      }}
    />
  );
};
