import { describe, expect, test } from 'vitest';
import type { SignedIn } from '#kernel/actor.ts';
import { Failure, NotAllowed } from '#kernel/failure.ts';
import { languages } from '#kernel/language.ts';
import { mayHold, mustHold } from '#kernel/merchant-rights.ts';
import { mustHaveFeature, mustHaveRoom } from '#kernel/plan-failures.ts';
import {
  planFeatures,
  planInForce,
  planLimitNames,
  planLimits,
  plans,
  type PlanFeature,
} from '#kernel/plans.ts';
import { messages } from '#messages/message-catalogue.ts';

const refusal = (act: () => void): Failure => {
  try {
    act();
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error('nothing was refused');
};

describe('one more of a limit', () => {
  test.each(planLimitNames)(
    'of %s is refused from the limit of the plan on, with the plan that allows it',
    (limit) => {
      for (const [place, plan] of plans.entries()) {
        const most = planLimits[plan][limit];
        expect(() => mustHaveRoom(limit, { used: most - 1, most })).not.toThrow();
        const { code, details } = refusal(() => mustHaveRoom(limit, { used: most, most }));
        const next = plans[place + 1];
        expect([code, details]).toEqual(
          next === undefined
            ? ['plans.limit-reached', { limit, most }]
            : ['plans.not-in-plan', { limit, plan: next }],
        );
      }
    },
  );

  test('that a merchant had before there were limits, is refused as well', () => {
    const { details } = refusal(() => mustHaveRoom('members', { used: 7, most: 2 }));
    expect(details).toEqual({ limit: 'members', plan: 'GROWTH' });
  });
});

test('a feature of a larger plan is refused with that plan, and the plan that has it passes', () => {
  expect(() => mustHaveFeature('GROWTH', 'reminders')).not.toThrow();
  const { code, kind, details } = refusal(() => mustHaveFeature('STARTER', 'reminders'));
  expect([code, kind, details]).toEqual([
    'plans.not-in-plan',
    'forbidden',
    { feature: 'reminders', plan: 'GROWTH' },
  ]);
});

test('the message names plan and subject in the language of the caller', () => {
  const { code, params } = refusal(() => mustHaveRoom('members', { used: 2, most: 2 }));
  expect(languages.map((language) => messages.say(language, code, params))).toEqual([
    'Сегашният план не включва повече членове на екипа. Включва ги план „Растеж“.',
    'The current plan does not include more team members. The Growth plan does.',
  ]);
});

test('every limit, and every feature that the smallest plan lacks, has words of its own', () => {
  const smallest: readonly PlanFeature[] = planFeatures.STARTER;
  const features = plans.flatMap((plan): readonly PlanFeature[] => planFeatures[plan]);
  const subjects = [
    ...planLimitNames,
    ...features.filter((feature) => !smallest.includes(feature)),
    ...plans,
  ];
  expect(subjects.filter((subject) => !messages.knows(`plans.word.${subject}`))).toEqual([]);
});

test('the operator of the installation has the largest plan, and every other merchant its own', () => {
  const own = { id: 3, plan: 'STARTER' } as const;
  expect(planInForce(own, { operatorMerchantId: 3 })).toBe('PRO');
  expect(planInForce(own, { operatorMerchantId: 4 })).toBe('STARTER');
  expect(planInForce(own, { operatorMerchantId: null })).toBe('STARTER');
});

test('a member beyond the plan sees and does nothing else, whatever the role', () => {
  const person = { kind: 'user', userId: 5, username: 'ivan', role: 'MERCHANT', sessionId: 's' } as const;
  const member: SignedIn = { ...person, merchantId: 1, merchantRole: 'OWNER', isBeyondPlan: true };
  expect(mustHold(member, 'SEE')).toBe(1);
  for (const right of ['CREATE_LINKS', 'EXPORT', 'MANAGE_MERCHANT', 'REFUND'] as const) {
    expect(() => mustHold(member, right)).toThrow(NotAllowed);
    expect(mayHold(member, right)).toBe(false);
  }
});
