import type { Payout } from '#contract/payouts/payouts.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePayoutMessages } from './messages/payout-messages.ts';
import classes from './Payouts.module.css';
import { useMoney } from './use-money.ts';

/** From the payments to what reaches the bank, exact to the cent. */
export const PayoutContent = ({ payout }: { payout: Payout }) => {
  const t = usePayoutMessages();
  const money = useMoney();
  const language = useLanguage();
  const { content, currency, reconciliation, amount } = payout;
  if (content === null)
    return (
      <Panel title={t('payouts.content.title')}>
        <p className={classes['soft']}>
          {t(reconciliation === 'NOT_POSSIBLE' ? 'payouts.content.notPossible' : 'payouts.content.notYet')}
        </p>
      </Panel>
    );
  const count = formatNumber(content.payments, language);
  const sums: readonly (readonly [string, number])[] = [
    [t('payouts.content.charges', { count }), content.charges],
    [t('payouts.content.refunds'), content.refunds],
    [t('payouts.content.disputes'), content.disputes],
    [t('payouts.content.fees'), content.fees],
    [t('payouts.content.platformFees'), content.platformFees],
    [t('payouts.content.other'), content.other],
  ];
  return (
    <Panel title={t('payouts.content.title')}>
      <table className={classes['sums']}>
        <tbody>
          {sums
            .filter(([, sum], place) => place === 0 || sum !== 0)
            .map(([name, sum]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{money(sum, currency)}</td>
              </tr>
            ))}
          <tr className={classes['total']}>
            <th scope="row">{t('payouts.content.total')}</th>
            <td>{money(amount, currency)}</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
};
