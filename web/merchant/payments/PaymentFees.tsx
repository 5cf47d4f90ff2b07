import type { Payment } from '#contract/payments/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import type { PaymentHistory } from '#contract/payments/payment-history.ts';
import { less } from '../../shared/money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import classes from './PaymentPage.module.css';
import { PaymentPayout } from './PaymentPayout.tsx';
import { usePaymentMessages } from './messages/payment-messages.ts';

type FeeSchedule = PaymentHistory['tariffs'][number];
type Line = Readonly<{ name: string; how?: readonly string[]; amounts: readonly string[]; isSum?: boolean }>;

interface PaymentFeesProps {
  readonly payment: Payment;
  /** Undefined where it could not be read. */
  readonly history: PaymentHistory | undefined;
}

/** From the amount to what is kept at the foot of the receipt, exact to the cent; for leva also in euro. */
export const PaymentFees = ({ payment, history }: PaymentFeesProps) => {
  const t = usePaymentMessages();
  const lines = [...useLines(payment, history?.tariffs ?? []), ...useKeptLines(payment, history)];
  if (payment.status !== 'SUCCEEDED') return <p className={classes['soft']}>{t('payment.fees.later')}</p>;
  return (
    <>
      <table className={classes['fees']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('payment.fees.title')}</span>
            </th>
            {currenciesOf(payment).map((currency) => (
              <th scope="col" key={currency}>
                {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, how = [], amounts, isSum = false }) => (
            <tr key={name} className={isSum ? classes['sum'] : undefined}>
              <th scope="row">
                {name}
                {how.map((message) => (
                  <span key={message} className={classes['soft']}>
                    {message}
                  </span>
                ))}
              </th>
              {amounts.map((amount, index) => (
                <td key={index}>{amount}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PaymentPayout payment={payment} />
      {payment.currency === 'BGN' && <p className={classes['soft']}>{t('payment.fees.levNote')}</p>}
    </>
  );
};

const currenciesOf = ({ currency, chargeCurrency }: Payment) => [...new Set([currency, chargeCurrency])];

const useLines = (payment: Payment, feeSchedules: readonly FeeSchedule[]): readonly Line[] => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const isConverted = payment.chargeCurrency !== payment.currency;
  const amounts = (priced: number, charged: number): string[] => [
    formatMoney(priced, payment.currency, language),
    ...(isConverted ? [formatMoney(charged, payment.chargeCurrency, language)] : []),
  ];
  const percent = (value: number): string => `${formatNumber(value, language, 2)}%`;
  const how = (messageOf: (feeSchedule: FeeSchedule) => string) => [...new Set(feeSchedules.map(messageOf))];
  return [
    { name: t('payment.fees.gross'), amounts: amounts(payment.amount, payment.chargeAmount) },
    {
      name: t('payment.fees.platform'),
      how: how(({ platformPercent }) => t('payment.fees.platformHow', { percent: percent(platformPercent) })),
      amounts: amounts(-payment.platformFee, -payment.chargePlatformFee),
    },
    {
      name: t('payment.fees.merchantFee'),
      how: how(({ currency, providerPercent, providerFixed }) =>
        t('payment.fees.providerHow', {
          percent: percent(providerPercent),
          fixed: formatMoney(providerFixed, currency, language),
        }),
      ),
      amounts: amounts(-payment.merchantFee, -payment.chargeMerchantFee),
    },
  ];
};

/** What was taken back, in the charge currency only, and what is kept (glossary). */
const useKeptLines = (payment: Payment, history: PaymentHistory | undefined): readonly Line[] => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const { netAmount, chargeNetAmount, refundedAmount, chargeCurrency, currency } = payment;
  const lost = history?.disputesLost ?? 0;
  const takenBack = [
    { name: t('payment.fees.refunded'), minus: refundedAmount },
    { name: t('payment.fees.disputesLost'), minus: lost },
  ].filter(({ minus }) => minus > 0);
  const isConverted = chargeCurrency !== currency;
  const amounts = (charged: number, priced = ''): string[] => [
    ...(isConverted ? [priced] : []),
    formatMoney(charged, chargeCurrency, language),
  ];
  return [
    ...takenBack.map(({ name, minus }) => ({ name, amounts: amounts(-minus) })),
    {
      name: t('payment.fees.kept'),
      amounts: amounts(
        less(less(chargeNetAmount, refundedAmount), lost),
        takenBack.length === 0 ? formatMoney(netAmount, currency, language) : '',
      ),
      isSum: true,
    },
  ];
};
