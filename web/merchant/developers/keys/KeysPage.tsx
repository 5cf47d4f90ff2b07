import { useState } from 'react';
import { listApiKeys, type ApiKey } from '#contract/integrations/api-keys.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { choicesOf } from '../../../shared/list/status-tabs.ts';
import type { ListDefinition } from '../../kit/lists/list-definition.ts';
import { ListSection } from '../../kit/lists/ListSection.tsx';
import { useList } from '../../kit/lists/use-list.ts';
import { NotInPlan } from '../../kit/dialogs/NotInPlan.tsx';
import { listQueryOf } from '../../kit/portal/queries.ts';
import { useLimit } from '../../kit/portal/use-limit.ts';
import { DeveloperFrame } from '../DeveloperFrame.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { EndKeyDialog } from './EndKeyDialog.tsx';
import { ReplaceKeyDialog } from './ReplaceKeyDialog.tsx';
import { keysKey } from './keys-key.ts';
import { useLiveKeys } from './use-live-keys.ts';
import { useKeyFields } from './use-key-fields.tsx';

type Open =
  | Readonly<{ kind: 'create' }>
  | Readonly<{ kind: 'replace' | 'end'; key: ApiKey }>
  | Readonly<{ kind: 'created'; secret: string }>;

/** The merchant's API keys. */
export const KeysPage = () => {
  const t = useDeveloperMessages();
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const showSecret = (secret: string): void => setOpen({ kind: 'created', secret });
  return (
    <DeveloperFrame section="keys" action={<Create onCreate={() => setOpen({ kind: 'create' })} />}>
      <Keys
        onReplace={(key) => setOpen({ kind: 'replace', key })}
        onEnd={(key) => setOpen({ kind: 'end', key })}
      />
      {open?.kind === 'create' && <CreateKeyDialog onCreated={showSecret} onClose={close} />}
      {open?.kind === 'replace' && (
        <ReplaceKeyDialog apiKey={open.key} onCreated={showSecret} onClose={close} />
      )}
      {open?.kind === 'end' && <EndKeyDialog apiKey={open.key} onClose={close} />}
      {open?.kind === 'created' && (
        <SecretDialog
          title={t('developers.keys.created.title')}
          text={t('developers.keys.created.text')}
          label={t('developers.keys.created.label')}
          secret={open.secret}
          onClose={close}
        />
      )}
    </DeveloperFrame>
  );
};

/** In the place of the button stands the plan when it includes no more keys. */
const Create = ({ onCreate }: Readonly<{ onCreate: () => void }>) => {
  const t = useDeveloperMessages();
  const most = useLimit('apiKeys');
  const live = useLiveKeys();
  return most !== undefined && live !== undefined && live >= most ? (
    <NotInPlan limit="apiKeys" most={most} />
  ) : (
    <Button variant="primary" onClick={onCreate}>
      <Icon name="plus" />
      {t('developers.keys.create')}
    </Button>
  );
};

interface KeysProps {
  readonly onReplace: (key: ApiKey) => void;
  readonly onEnd: (key: ApiKey) => void;
}

const Keys = (props: KeysProps) => {
  const t = useDeveloperMessages();
  const list = useList(useKeyList(props));
  return (
    <ListSection of={list}>
      <p>{t('developers.keys.text')}</p>
    </ListSection>
  );
};

const isLiveOf = (show: string | undefined) =>
  show === 'all' ? {} : ({ isLive: show === 'ended' ? 'false' : 'true' } as const);

/** The usable keys by default. */
const useKeyList = (actions: KeysProps): ListDefinition<typeof listApiKeys> => {
  const t = useDeveloperMessages();
  return {
    name: keysKey[0],
    endpoint: listApiKeys,
    input: ({ filters, ...place }) => ({
      query: {
        ...listQueryOf<typeof listApiKeys>({ ...place, filters: {} }),
        ...isLiveOf(filters['show']),
      },
    }),
    label: t('developers.keys.list'),
    sortBy: 'createdAt',
    expected: 3,
    fields: useKeyFields(actions),
    filters: [
      {
        name: 'show',
        label: t('developers.keys.shown'),
        choices: choicesOf(['ended', 'all'], (show) => t(`developers.keys.show.${show}`)),
        leftOut: 'ended',
        none: t('developers.keys.show.live'),
      },
    ],
    failed: t('developers.keys.failed'),
    empty: {
      icon: 'lock',
      title: t('developers.keys.none'),
      hint: t('developers.keys.noneHint'),
      noMatch: t('developers.keys.noneEnded'),
    },
  };
};
