import type { MonthDetails } from '#contract/closing/months.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMonthMessages } from './messages/month-messages.ts';
import classes from './MonthsPage.module.css';
import { useDownload } from '../kit/portal/use-download.ts';

/** A large pack is printed while it is sent. */
const limitMs = 120_000;

/** The files of a closed month, one by one and all together. */
export const MonthFiles = ({ month: { month, status, files } }: { month: MonthDetails }) => {
  const t = useMonthMessages();
  const language = useLanguage();
  const download = useDownload(t('months.downloadFailed'), limitMs);
  const pathOf = (file: string): string => `/months/me/${month}/${file}`;
  if (status !== 'CLOSED')
    return (
      <Panel title={t('months.files')}>
        <p>{t('months.filesHint')}</p>
      </Panel>
    );
  const isBusy = (file: string): boolean => download.pending === pathOf(file);
  return (
    <Panel
      title={t('months.files')}
      action={
        <Button variant="primary" busy={isBusy('pack')} onClick={() => download.press(pathOf('pack'))}>
          <Icon name="download" />
          {t('months.pack')}
        </Button>
      }
    >
      <p className={classes['soft']}>{t('months.packHint')}</p>
      <ul className={classes['list']} aria-label={t('months.files')}>
        {files.map(({ name, bytes }) => (
          <li key={name} className={classes['file']}>
            <span>
              {name}{' '}
              <span className={classes['soft']}>{formatNumber(Math.ceil(bytes / 1_000), language)} kB</span>
            </span>
            <Button
              variant="quiet"
              icon
              aria-label={t('months.file', { name })}
              busy={isBusy(`files/${name}`)}
              onClick={() => download.press(pathOf(`files/${name}`))}
            >
              <Icon name="download" />
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
