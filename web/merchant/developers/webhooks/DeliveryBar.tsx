import type { WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { countDeliveries } from './count-deliveries.ts';
import classes from './DeliveryBar.module.css';

/** States with their names below the bar; the heights tell them apart without colours. */
const shown = ['DONE', 'WAITING', 'DEAD'] as const;

/** The last hundred deliveries, the oldest first, with their counts. */
export const DeliveryBar = ({ recent }: Pick<WebhookEndpoint, 'recent'>) => {
  const t = useDeveloperMessages();
  const { DONE: done, WAITING: waiting, DEAD: dead } = countDeliveries(recent);
  if (recent.length === 0) return <p className={classes['none']}>{t('developers.webhooks.bar.none')}</p>;
  const counts = { DONE: done, WAITING: waiting, DEAD: dead };
  const label = t('developers.webhooks.bar.label', { count: recent.length, done, waiting, dead });
  return (
    <div className={classes['frame']}>
      <div role="img" aria-label={label} className={classes['bar']}>
        {recent.toReversed().map((state, place) => (
          <span key={place} data-state={state} />
        ))}
      </div>
      <ul className={classes['keys']}>
        {shown
          .filter((state) => state !== 'WAITING' || counts.WAITING > 0)
          .map((state) => (
            <li key={state}>
              <span data-state={state} />
              {t(`developers.webhooks.bar.${state}`, { count: counts[state] })}
            </li>
          ))}
      </ul>
    </div>
  );
};
