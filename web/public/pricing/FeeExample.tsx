import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { fromMinor } from '../../shared/money.ts';
import { feeExample } from './fee-example.ts';
import classes from './PricingPage.module.css';
import { usePricingMessages } from './messages/pricing-messages.ts';

const rows = ['price', 'platform', 'provider', 'total', 'net'] as const;

/** The worked example of the fees: 100 lev, about 4.70 lev of fees, and 100 euro. */
export const FeeExample = () => {
  const t = usePricingMessages();
  const language = useLanguage();
  return (
    <section className={classes['section']} aria-labelledby="fee-example">
      <h2 id="fee-example">{t('pricing.example.title')}</h2>
      <p className={classes['soft']}>{t('pricing.example.text')}</p>
      <div className={classes['paper']}>
        <table aria-labelledby="fee-example">
          <thead>
            <tr>
              <th scope="col">{t('pricing.example.row')}</th>
              <th scope="col">{t('pricing.example.lev')}</th>
              <th scope="col">{t('pricing.example.euro')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row} data-row={row}>
                <th scope="row">{t(`pricing.example.${row}`)}</th>
                <td>
                  {formatMoney(fromMinor(feeExample[row].lev), 'BGN', language)}
                  <small>{formatMoney(fromMinor(feeExample[row].charged), 'EUR', language)}</small>
                </td>
                <td>{formatMoney(fromMinor(feeExample[row].euro), 'EUR', language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes['note']}>{t('pricing.example.note')}</p>
    </section>
  );
};
