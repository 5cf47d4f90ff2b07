import type { PublicPaymentLink } from '#contract/links/links.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatRate } from './format-rate.ts';
import { usePayMessages } from '../use-pay-messages.ts';
import { useTitle } from '../use-title.ts';
import { Served } from './served.tsx';
import { requestTitle } from './request-title.ts';

/** Merchant, amount and description; for leva also the charged amount in euro (decision 2). */
export const Request = ({ link }: { link: PublicPaymentLink }) => {
  const { messages, language } = usePayMessages();
  useTitle(requestTitle(link, messages));
  const isConverted = link.chargeCurrency !== link.currency;
  return (
    <section className="request">
      <h1>{messages.request.title}</h1>
      <Served name="merchant" />
      <p className="asks">{link.merchantName}</p>
      <Served name="new-sum" />
      <p className="amount">{formatMoney(link.amount, link.currency, language)}</p>
      {link.description !== null && <p className="description">{link.description}</p>}
      {isConverted && (
        <div className="charge">
          <p>
            <strong>
              {messages.request.charged(formatMoney(link.chargeAmount, link.chargeCurrency, language))}
            </strong>
          </p>
          {link.currency === 'BGN' && link.fxRate !== null && (
            <p>{messages.request.whyEuro(formatRate(link.fxRate, language))}</p>
          )}
        </div>
      )}
    </section>
  );
};
