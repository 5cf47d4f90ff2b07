import { Button } from '../layout/Button.tsx';
import classes from './Factors.module.css';
import { useFactorMessages } from './messages/factor-messages.ts';
import type { FactorsPanelFacts } from './use-factors-panel.ts';

type FactorListProps = Pick<FactorsPanelFacts, 'isLastRequired'> & {
  readonly rows: NonNullable<FactorsPanelFacts['rows']>;
};

/** The factors by name. */
export const FactorList = ({ rows, isLastRequired }: FactorListProps) => {
  const t = useFactorMessages();
  if (rows.length === 0) {
    return (
      <p>
        <strong>{t('factors.none')}</strong>
      </p>
    );
  }
  return (
    <>
      <ul className={classes['list']}>
        {rows.map(({ id, name, facts, removeOf, onRemove }) => (
          <li key={id}>
            <div>
              <p>
                <strong>{name}</strong>
              </p>
              <p className={classes['soft']}>{facts}</p>
            </div>
            {onRemove && (
              <Button size="small" aria-label={removeOf} onClick={onRemove}>
                {t('factors.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isLastRequired && <p className={classes['soft']}>{t('factors.isRequired')}</p>}
    </>
  );
};
