import type { Payment } from '#contract/payments/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import type { PaymentHistory } from '#contract/payments/payment-history.ts';
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

/**
 * From the amount to what is kept at the foot of the receipt, exact to the cent; for leva also in euro. A payment by bank has no
 * fees and comes with no payout.
 */
export const PaymentFees = ({ payment, history }: PaymentFeesProps) => {
  const t = usePaymentMessages();
  const lines = [...useLines(payment, history), ...useKeptLines(payment, history)];
  const isByBank = payment.method === 'BANK';
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
      {isByBank ? (
        <p className={classes['soft']}>{t('payment.fees.byBank')}</p>
      ) : (
        <PaymentPayout payment={payment} />
      )}
      {payment.currency === 'BGN' && !isByBank && (
        <p className={classes['soft']}>{t('payment.fees.levNote')}</p>
      )}
    </>
  );
};

const currenciesOf = ({ currency, chargeCurrency }: Payment) => [...new Set([currency, chargeCurrency])];

const useLines = (payment: Payment, history: PaymentHistory | undefined): readonly Line[] => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const feeSchedules = history?.tariffs ?? [];
  const amounts = useAmounts(payment);
  const percent = (value: number): string => `${formatNumber(value, language, 2)}%`;
  const how = (messageOf: (feeSchedule: FeeSchedule) => string) => [...new Set(feeSchedules.map(messageOf))];
  const gross = { name: t('payment.fees.gross'), amounts: amounts(payment.chargeAmount, payment.amount) };
  if (payment.method === 'BANK') return [gross];
  return [
    gross,
    {
      name: t('payment.fees.platform'),
      how: how(({ platformPercent }) => t('payment.fees.platformHow', { percent: percent(platformPercent) })),
      amounts: amounts(-payment.chargePlatformFee, -payment.platformFee),
    },
    isTrueFeeOther(payment, history)
      ? {
          name: t('payment.fees.merchantFee'),
          how: [t('payment.fees.trueFee')],
          amounts: amounts(-history.providerFee),
        }
      : {
          name: t('payment.fees.merchantFee'),
          how: how(({ currency, providerPercent, providerFixed }) =>
            t('payment.fees.providerHow', {
              percent: percent(providerPercent),
              fixed: formatMoney(providerFixed, currency, language),
            }),
          ),
          amounts: amounts(-payment.chargeMerchantFee, -payment.merchantFee),
        },
  ];
};

/** The provider's true fee is known and is not that of the schedule. */
const isTrueFeeOther = (
  { chargeMerchantFee }: Payment,
  history: PaymentHistory | undefined,
): history is PaymentHistory => history !== undefined && history.providerFee !== chargeMerchantFee;

/** The columns of a line: in the charge currency, before it in that of the price where that is another and known. */
const useAmounts = ({ currency, chargeCurrency }: Payment) => {
  const language = useLanguage();
  return (charged: number, priced?: number): readonly string[] => [
    ...(currency === chargeCurrency
      ? []
      : [priced === undefined ? '' : formatMoney(priced, currency, language)]),
    formatMoney(charged, chargeCurrency, language),
  ];
};

/** What was taken back, in the charge currency only, and what is kept (glossary). */
const useKeptLines = (payment: Payment, history: PaymentHistory | undefined): readonly Line[] => {
  const t = usePaymentMessages();
  const amounts = useAmounts(payment);
  const takenBack = [
    { name: t('payment.fees.refunded'), minus: payment.refundedAmount },
    { name: t('payment.fees.disputesLost'), minus: history?.disputesLost ?? 0 },
  ].filter(({ minus }) => minus > 0);
  const isAsPriced = takenBack.length === 0 && !isTrueFeeOther(payment, history);
  return [
    ...takenBack.map(({ name, minus }) => ({ name, amounts: amounts(-minus) })),
    // Without the history the true fee and lost disputes are not known: nothing is said.
    ...(history
      ? [
          {
            name: t('payment.fees.kept'),
            amounts: amounts(history.kept, isAsPriced ? payment.netAmount : undefined),
            isSum: true,
          },
        ]
      : []),
  ];
};
