import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { verifyWebhook, WebhookVerificationError } from 'plateno-client';

/** The vector of the Standard Webhooks specification. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const now = 1_614_265_330_000;
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

const signed = (key: string, at: number): typeof headers => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(at / 1_000),
  'webhook-signature': new Webhook(key).sign('evt_1', new Date(at), body),
});

describe('a webhook is accepted', () => {
  it('with the signature of the specification’s example, as text, bytes and with Headers', () => {
    const event = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', test: 2432232314 };
    expect(verifyWebhook(secret, headers, body, { now })).toEqual(event);
    expect(verifyWebhook(secret, new Headers(headers), Buffer.from(body), { now })).toEqual(event);
  });

  it('when one of several signatures fits one of the secrets', () => {
    const both = {
      ...signed(secret, now),
      'webhook-signature': `${signed(other, now)['webhook-signature']} ${signed(secret, now)['webhook-signature']}`,
    };
    expect(() => verifyWebhook(secret, both, body, { now })).not.toThrow();
    expect(() => verifyWebhook([other, secret], signed(secret, now), body, { now })).not.toThrow();
  });

  it.each([-300_000, 300_000])('at %d milliseconds from its timestamp', (away) => {
    expect(() => verifyWebhook(secret, headers, body, { now: now + away })).not.toThrow();
  });
});

describe('a webhook is refused', () => {
  it.each([
    ['another secret', other, headers, body, now],
    ['another body', secret, headers, body.replace('4', '5'), now],
    ['another id', secret, { ...headers, 'webhook-id': 'msg_2' }, body, now],
    ['a timestamp of 301 s ago', secret, headers, body, now + 301_000],
    ['a timestamp in 301 s', secret, headers, body, now - 301_000],
    ['a timestamp that is no number', secret, { ...headers, 'webhook-timestamp': 'NaN' }, body, now],
    [
      'a signature of another scheme',
      secret,
      { ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1', 'v1a') },
      body,
      now,
    ],
    ['no signature', secret, { ...headers, 'webhook-signature': '' }, body, now],
    ['no headers', secret, {}, body, now],
  ])('with %s', (_, key, given, content, at) => {
    expect(() => verifyWebhook(key, given, content, { now: at })).toThrow(WebhookVerificationError);
  });
});
