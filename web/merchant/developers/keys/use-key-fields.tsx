import { useState } from 'react';
import type { ApiKey } from '#contract/integrations/api-keys.ts';
import { formatDate, formatDateTime } from '../../../shared/format/format-date.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import type { Field } from '../../kit/lists/list-definition.ts';
import { Chip } from '../../../shared/StatusChip.tsx';
import type { Tone } from '../../../shared/status-tone.ts';
import classes from '../Developers.module.css';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { isUsable, keyEnd, keyState, type KeyState } from './key-state.ts';

const tones: Readonly<Record<KeyState, Tone>> = {
  LIVE: 'success',
  SOON: 'warning',
  ENDED: 'neutral',
  REPLACED: 'neutral',
  EXPIRED: 'neutral',
  MERCHANT_CLOSED: 'neutral',
};

interface Actions {
  readonly onReplace: (key: ApiKey) => void;
  readonly onEnd: (key: ApiKey) => void;
}

export const useKeyFields = (actions: Actions): readonly Field<ApiKey>[] => {
  const t = useDeveloperMessages();
  const [now] = useState(() => Date.now());
  return [
    {
      key: 'name',
      label: t('developers.keys.name'),
      sortBy: 'name',
      cell: ({ name, prefix }) => (
        <>
          <strong>{name}</strong>
          <code className={`${classes['soft']} ${classes['mono']} ${classes['prefix']}`}>{prefix}…</code>
        </>
      ),
    },
    { key: 'may', label: t('developers.keys.may'), cell: (apiKey) => <May apiKey={apiKey} /> },
    {
      key: 'lastUsed',
      label: t('developers.keys.lastUsed'),
      sortBy: 'lastUsedAt',
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? t('developers.keys.never') : formatDateTime(lastUsedAt),
    },
    {
      key: 'state',
      label: t('developers.keys.state'),
      cell: (apiKey) => <State apiKey={apiKey} state={keyState(apiKey, now)} />,
    },
    {
      key: 'actions',
      label: t('developers.keys.actions'),
      cell: (apiKey) => isUsable(keyState(apiKey, now)) && <KeyActions apiKey={apiKey} {...actions} />,
    },
  ];
};

type KeyProps = Readonly<{ apiKey: ApiKey }>;

/** „Вижда плащанията, изтегля експорти“: only the first begins with a capital letter. */
const listOfWords = (parts: readonly string[]): string =>
  parts.map((part, place) => (place === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1))).join(', ');

const May = ({ apiKey: { scopes, networks } }: KeyProps) => {
  const t = useDeveloperMessages();
  return (
    <>
      {listOfWords(scopes.map((scope) => t(`developers.keys.scopes.${scope}.name`)))}
      <span className={classes['soft']}>
        {networks.length === 0
          ? t('developers.keys.anywhere')
          : t('developers.keys.networks', { networks: networks.join(', ') })}
      </span>
    </>
  );
};

const State = ({ apiKey, state }: KeyProps & Readonly<{ state: KeyState }>) => {
  const t = useDeveloperMessages();
  const end = keyEnd(apiKey);
  return (
    <>
      <Chip tone={tones[state]} status={state}>
        {t(`developers.keys.states.${state}`)}
      </Chip>
      <span className={classes['soft']}>
        {end === null
          ? t('developers.keys.forever')
          : isUsable(state)
            ? `${t('developers.keys.until')} ${formatDateTime(end)}`
            : formatDate(end)}
      </span>
      {apiKey.isBeyondPlan && <span className={classes['soft']}>{t('developers.keys.beyond')}</span>}
    </>
  );
};

const KeyActions = ({ apiKey, onReplace, onEnd }: KeyProps & Actions) => {
  const t = useDeveloperMessages();
  const { name, replacedBy } = apiKey;
  return (
    <div className={classes['actions']}>
      {replacedBy === null && (
        <Button
          size="small"
          aria-label={t('developers.keys.replaceOf', { name })}
          onClick={() => onReplace(apiKey)}
        >
          {t('developers.keys.replace')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t('developers.keys.endOf', { name })}
        onClick={() => onEnd(apiKey)}
      >
        {t('developers.keys.end')}
      </Button>
    </div>
  );
};
