import { useSearchParams } from 'react-router-dom';
import type { EventTypeInfo } from '#contract/integrations/merchant-events.ts';
import { Panel } from '../../../shared/layout/Panel.tsx';
import filters from '../../../shared/list/ListFilters.module.css';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { Skeleton } from '../../../shared/state/Skeleton.tsx';
import { ChoiceFilter } from '../../../shared/list/ChoiceFilter.tsx';
import { CodeBlock } from '../CodeBlock.tsx';
import { DeveloperFrame } from '../DeveloperFrame.tsx';
import developers from '../Developers.module.css';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { eventObjects, objectOf } from '../webhooks/endpoint-values.ts';
import { useEventTypes } from '../webhooks/use-endpoints.ts';
import classes from './Events.module.css';

/** The catalogue of events with a sample of each; the filter is in the URL. */
export const EventsPage = () => {
  const t = useDeveloperMessages();
  const [params, setParams] = useSearchParams();
  const chosen = eventObjects.find((object) => object === params.get('object'));
  const { data, error, refetch } = useEventTypes();
  const shown = data?.filter(({ type }) => chosen === undefined || objectOf(type) === chosen);
  return (
    <DeveloperFrame section="events">
      <Panel>
        <p>{t('developers.events.text')}</p>
        <div className={filters['filters']}>
          <ChoiceFilter
            label={t('developers.events.object')}
            value={chosen ?? ''}
            none={t('shared.list.all')}
            choices={eventObjects.map((value) => ({ value, label: t(`developers.events.objects.${value}`) }))}
            onChange={(object) => setParams(object === '' ? {} : { object }, { replace: true })}
          />
        </div>
        {error ? (
          <ErrorBanner
            error={error}
            fallback={t('developers.events.failed')}
            onRetry={() => void refetch()}
          />
        ) : (
          <ul
            className={`${developers['list']} ${classes['types']}`}
            aria-label={t('developers.events.title')}
            aria-busy={!shown}
          >
            {shown?.map((info) => <EventType key={info.type} info={info} />) ??
              Array.from({ length: 8 }, (_, place) => <Waiting key={place} />)}
          </ul>
        )}
      </Panel>
    </DeveloperFrame>
  );
};

const Waiting = () => (
  <li>
    <Skeleton characters={16} />
    <Skeleton characters={28} />
  </li>
);

const EventType = ({ info: { type, description, get, sample } }: { info: EventTypeInfo }) => {
  const t = useDeveloperMessages();
  return (
    <li>
      <h2 className={classes['type']}>
        <code>{type}</code>
      </h2>
      <p>{description}</p>
      <p className={developers['soft']}>
        {get === null ? (
          t('developers.events.noGet')
        ) : (
          <>
            {t('developers.events.get')} <code className={developers['mono']}>GET {get}</code>
          </>
        )}
      </p>
      <details>
        <summary>
          {t('developers.events.sample')}
          <span className="visually-hidden">: {type}</span>
        </summary>
        <CodeBlock label={t('developers.events.sampleOf', { type })} text={JSON.stringify(sample, null, 2)} />
      </details>
    </li>
  );
};
