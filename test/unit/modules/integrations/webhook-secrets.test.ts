import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import {
  SealedWebhookSecrets,
  signatureOf,
} from '#modules/integrations/adapters/webhooks/sealed-webhook-secrets.ts';
import { cryptoRandom as random } from '#platform/random.ts';

const withKeys = (...keys: number[]) =>
  new SealedWebhookSecrets({
    config: {
      secondFactors: { required: 'off', secretsKeys: keys.map((key) => new Uint8Array(32).fill(key)) },
    },
    random,
  });
const signed = { id: 'evt_1', at: new Date(), body: '{"a":1}' };

test('the vector of Standard Webhooks is signed as by others', () => {
  const signature = signatureOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  });
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('a secret has 32 random bytes, and a verifier accepts a signature of each secret that signs', () => {
  const secrets = withKeys(1);
  const [old, fresh] = [secrets.create(5), secrets.create(5)];
  expect(Buffer.from(fresh.text.replace('whsec_', ''), 'base64')).toHaveLength(32);
  const signature = secrets.sign(5, [fresh.sealed, old.sealed], signed);
  expect(signature.split(' ')).toHaveLength(2);
  const headers = {
    'webhook-id': signed.id,
    'webhook-timestamp': String(Math.floor(signed.at.getTime() / 1_000)),
    'webhook-signature': signature,
  };
  for (const { text } of [old, fresh])
    expect(new Webhook(text).verify(signed.body, headers)).toEqual({ a: 1 });
  expect(() => new Webhook(secrets.create(5).text).verify(signed.body, headers)).toThrow(
    'No matching signature',
  );
});

test('a sealed secret signs for its own endpoint alone', () => {
  const secrets = withKeys(1);
  const { sealed } = secrets.create(5);
  expect(() => secrets.sign(6, [sealed], signed)).toThrow(/authenticate/);
});

test('a secret sealed with the former key is sealed again, and signs the same', () => {
  const { sealed } = withKeys(1).create(5);
  const again = withKeys(2, 1).reseal(5, sealed)!;
  expect(withKeys(2).sign(5, [again], signed)).toBe(withKeys(1).sign(5, [sealed], signed));
  expect(withKeys(2).reseal(5, again)).toBeNull();
});
