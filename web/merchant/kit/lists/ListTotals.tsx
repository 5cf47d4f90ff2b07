import { Skeleton } from '../../../shared/state/Skeleton.tsx';
import classes from './ListTotals.module.css';
import { useListMessages } from './messages/list-messages.ts';

export interface ListTotal {
  readonly label: string;
  /** One value for each currency; undefined while loading. */
  readonly values: readonly string[] | undefined;
  /** Behind the values where there is room: what a converted sum consists of. */
  readonly parts?: readonly string[];
}

/** The totals of the rows that the filters choose; sums of different currencies stand beside each other. */
export const ListTotals = ({ totals }: { totals: readonly ListTotal[] }) => {
  const t = useListMessages();
  return (
    <dl className={classes['totals']} aria-label={t('lists.totals')}>
      {totals.map(({ label, values, parts = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {values === undefined ? (
              <Skeleton characters={6} />
            ) : (
              values.map((value, index) => (
                <span key={value}>
                  {index > 0 && ' · '}
                  <span className={classes['value']}>{value}</span>
                </span>
              ))
            )}
            {parts.length > 0 && <span className={classes['parts']}> ({parts.join(' + ')})</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
};
