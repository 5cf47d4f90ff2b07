import { Link } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import classes from './QuickActions.module.css';

/** Where an administrator mostly goes from here (specification, point 2). */
export const QuickActions = ({ mayRegister }: { mayRegister: boolean }) => {
  const t = useWords<typeof en>();
  const actions = [
    ...(mayRegister ? ([['registerMerchant', '/admin/merchants/register']] as const) : []),
    ['seeMerchants', '/admin/merchants'],
    ['seePayments', '/admin/payments'],
  ] as const;
  return (
    <Panel title={t('admin.dashboard.quickActions')}>
      <ul className={classes['actions']}>
        {actions.map(([action, to]) => (
          <li key={action}>
            <Link to={to}>
              <span>
                <strong>{t(`admin.dashboard.${action}`)}</strong>
                {t(`admin.dashboard.${action}Hint`)}
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
