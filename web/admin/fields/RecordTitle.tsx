import { useCreatePath } from 'react-admin';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../words/en.ts';
import classes from './RecordTitle.module.css';

interface RecordTitleProps {
  readonly resource: keyof typeof en.admin.backTo;
  /** What a person knows the record by: the amount and the customer, or a name. */
  readonly title: string;
  /** The kind and number of the record. */
  readonly subtitle?: string | undefined;
  /** Status and actions, the primary action first. */
  readonly children?: ReactNode;
}

/** The way back to the list and the heading of a record. */
export const RecordTitle = ({ resource, ...title }: RecordTitleProps) => {
  const t = useWords<typeof en>();
  const createPath = useCreatePath();
  const may = useMay();
  return (
    <>
      {may('list', resource) && (
        <div className={classes['back']}>
          <ButtonLink to={createPath({ resource, type: 'list' })} look="quiet" size="small">
            <Icon name="previous" size={18} />
            {t(`admin.backTo.${resource}`)}
          </ButtonLink>
        </div>
      )}
      <PageTitle {...title} />
    </>
  );
};
