import { useState } from 'react';
import type { ApiKey } from '#contract/integrations/api-keys.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import filters from '../../../shared/list/ListFilters.module.css';
import { DataTable } from '../../../shared/list/DataTable.tsx';
import { Pagination } from '../../../shared/list/Pagination.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { EmptyState } from '../../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { ChoiceFilter } from '../../../shared/list/ChoiceFilter.tsx';
import { DeveloperFrame } from '../DeveloperFrame.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { EndKeyDialog } from './EndKeyDialog.tsx';
import { ReplaceKeyDialog } from './ReplaceKeyDialog.tsx';
import { useKeyColumns } from './use-key-columns.tsx';
import { keySettings, useKeys } from './use-keys.ts';

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
    <DeveloperFrame
      section="keys"
      action={
        <Button variant="primary" onClick={() => setOpen({ kind: 'create' })}>
          <Icon name="plus" />
          {t('developers.keys.create')}
        </Button>
      }
    >
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

interface KeysProps {
  readonly onReplace: (key: ApiKey) => void;
  readonly onEnd: (key: ApiKey) => void;
}

const Keys = ({ onReplace, onEnd }: KeysProps) => {
  const t = useDeveloperMessages();
  const [list, changeList] = useListState(keySettings);
  const { data, error, refetch } = useKeys(list);
  const columns = useKeyColumns({ onReplace, onEnd });
  const shown = list.filters['show'] ?? '';
  return (
    <Panel>
      <p>{t('developers.keys.text')}</p>
      <div className={filters['filters']}>
        <ChoiceFilter
          label={t('developers.keys.shown')}
          value={shown}
          none={t('developers.keys.show.live')}
          choices={(['ended', 'all'] as const).map((value) => ({
            value,
            label: t(`developers.keys.show.${value}`),
          }))}
          onChange={(show) => changeList({ filters: { show } })}
        />
      </div>
      {error ? (
        <ErrorBanner error={error} fallback={t('developers.keys.failed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable
            label={t('developers.keys.list')}
            columns={columns}
            rows={data?.rows}
            rowKey={({ id }) => id}
            list={list}
            changeList={changeList}
            expected={3}
            empty={
              shown === '' ? (
                <EmptyState
                  icon="lock"
                  title={t('developers.keys.none')}
                  hint={t('developers.keys.noneHint')}
                />
              ) : (
                <EmptyState icon="search" title={t('developers.keys.noneEnded')} />
              )
            }
          />
          <Pagination list={list} changeList={changeList} total={data?.total} />
        </>
      )}
    </Panel>
  );
};
