import classes from './FeaturesPage.module.css';

const firstCall = String.raw`curl $PLATENO/api/payment-links/me \
  -H "authorization: Bearer $KEY" \
  -H "content-type: application/json" \
  -H "idempotency-key: order-1043" \
  -d '{"amount":19.99,"currency":"EUR"}'

{ "id": 57, "status": "ACTIVE",
  "paymentLinkUrl": "https://…/pay/…", … }`;

/** A call that creates a payment link, with its answer. */
export const FirstCall = () => (
  <pre className={classes['code']}>
    <code>{firstCall}</code>
  </pre>
);
