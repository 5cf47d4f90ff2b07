import type { Factor } from '#contract/users/second-factors.ts';
import { Button } from '../layout/Button.tsx';
import classes from './Factors.module.css';
import { useFactorMessages } from './messages/factor-messages.ts';
import type { FactorSteps } from './use-factor-steps.ts';
import { useFactorFacts } from './use-factor-facts.ts';

interface FactorListProps {
  readonly factors: readonly Factor[];
  readonly isRequired: boolean;
  readonly steps: FactorSteps;
}

/** The factors by name; a required last one cannot be removed. */
export const FactorList = ({ factors, isRequired, steps }: FactorListProps) => {
  const t = useFactorMessages();
  const factsOf = useFactorFacts();
  if (factors.length === 0) {
    return (
      <p>
        <strong>{t('factors.none')}</strong>
      </p>
    );
  }
  const isLastRequired = isRequired && factors.length === 1;
  return (
    <>
      <ul className={classes['list']}>
        {factors.map((factor) => (
          <li key={factor.id}>
            <div>
              <p>
                <strong>{factor.name}</strong>
              </p>
              <p className={classes['soft']}>{factsOf(factor)}</p>
            </div>
            {!isLastRequired && (
              <Button
                size="small"
                aria-label={t('factors.removeOf', { name: factor.name })}
                onClick={() => steps.open({ kind: 'remove', factor })}
              >
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
