import type { CustomerStatement } from '#contract/customers/customer-statements.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import classes from './Customers.module.css';
import { useCustomerMessages } from './messages/customer-messages.ts';

type Sum = CustomerStatement['sums'][number];
type Term = Readonly<{
  name: 'opening' | 'opened' | 'credited' | 'paid' | 'refunded' | 'closing' | 'overdue' | 'inFavour';
  sign?: '+' | '−' | '=';
  /** Left out at zero. */
  isRare?: true;
}>;

const terms: readonly Term[] = [
  { name: 'opening' },
  { name: 'opened', sign: '+' },
  { name: 'credited', sign: '−', isRare: true },
  { name: 'paid', sign: '−' },
  { name: 'refunded', sign: '+', isRare: true },
  { name: 'closing', sign: '=' },
  { name: 'overdue', isRare: true },
  { name: 'inFavour', isRare: true },
];

/** The account of the period in each currency, as terms below each other that lead to the closing balance. */
export const StatementAccount = ({ sums }: { sums: readonly Sum[] }) => {
  const t = useCustomerMessages();
  return (
    <section className={classes['accounts']} aria-label={t('customer.statement.sums')}>
      <h3>{t('customer.statement.sums')}</h3>
      {sums.map((sum) => (
        <Account key={sum.currency} sum={sum} />
      ))}
    </section>
  );
};

const Account = ({ sum }: { sum: Sum }) => {
  const t = useCustomerMessages();
  const language = useLanguage();
  return (
    <dl className={classes['account']}>
      {terms
        .filter(({ name, isRare }) => isRare !== true || sum[name] !== 0)
        .map(({ name, sign }) => (
          <div key={name} className={classes[name]}>
            <dt>
              <span aria-hidden="true">{sign}</span> {t(`customer.statement.${name}`)}
            </dt>
            <dd>{formatMoney(sum[name], sum.currency, language)}</dd>
          </div>
        ))}
    </dl>
  );
};
