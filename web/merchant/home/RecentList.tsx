import type { ReactNode } from 'react';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { RecordRows } from '../../shared/list/RecordRows.tsx';
import type { RecordRow } from '../../shared/list/RecordRows.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';

interface RecentListProps<R> {
  readonly title: string;
  readonly all: { readonly to: string; readonly label: string };
  readonly rows: readonly R[];
  readonly empty: ReactNode;
  readonly row: (record: R) => RecordRow;
  /** In place of the rows: they load, or did not. */
  readonly instead?: ReactNode;
}

/** The newest few of a list. */
export const RecentList = <R,>({ title, all, rows, empty, row, instead }: RecentListProps<R>) => {
  const t = useShellMessages();
  return (
    <Panel
      title={title}
      action={
        <ButtonLink to={all.to} variant="quiet" size="small" aria-label={all.label}>
          {t('merchant.home.all')}
        </ButtonLink>
      }
    >
      {instead ?? (rows.length === 0 ? empty : <RecordRows rows={rows.map(row)} />)}
    </Panel>
  );
};
