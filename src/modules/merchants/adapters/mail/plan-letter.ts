import { Money } from '#kernel/money.ts';
import { planHas, type Plan } from '#kernel/plans.ts';
import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import type { MerchantLetter, MerchantMailContent } from '../../application/merchant-letters.ts';
import type { LimitUse, PlanMailContent } from '../../application/plan-mails.ts';

/** What the mails of all kinds say, from their content. */
type Facts = Readonly<{
  key: string;
  plan: Plan | null;
  day: string | null;
  priceMinor: number;
  beyond: readonly LimitUse[];
  /** Whether something of the plan is, or may be, taken away: the mail says what never is. */
  isLess: boolean;
}>;

const changedFacts = (content: Extract<PlanMailContent, { kind: 'PLAN_CHANGED' }>): Facts => {
  const { plan, day = null, trialUntil = null, priceMinor = 0, beyond = [], isSmaller = false } = content;
  const about = { plan, priceMinor, beyond, isLess: isSmaller };
  if (trialUntil !== null) return { ...about, key: 'plan-trial', day: trialUntil };
  if (day !== null) return { ...about, key: 'plan-to-come', day };
  const key = planHas(plan, 'reminders') ? 'plan-with-reminders' : 'plan-without-reminders';
  return { ...about, key, day: null };
};

const factsOf = (content: PlanMailContent): Facts => {
  if (content.kind === 'PLAN_CHANGED') return changedFacts(content);
  if (content.kind === 'PLAN_TRIAL_ENDS') {
    const { next: plan, day, priceMinor } = content;
    const isLess = plan === 'STARTER';
    const key = isLess ? 'plan-trial-ends' : 'plan-trial-ends-paid';
    return { key, plan, day, priceMinor, beyond: [], isLess };
  }
  if (content.kind === 'PLAN_TRIAL_ENDED') {
    const { plan, priceMinor, beyond } = content;
    const isLess = plan === 'STARTER';
    const key = isLess ? 'plan-trial-ended' : 'plan-trial-ended-paid';
    return { key, plan, day: null, priceMinor, beyond, isLess };
  }
  const ending = { plan: null, priceMinor: 0, isLess: true } as const;
  if (content.kind === 'PLAN_ENDED')
    return { ...ending, key: 'plan-ended', day: null, beyond: content.beyond };
  const key = content.endsOn === null ? 'plan-due-starter' : 'plan-due';
  return { ...ending, key, day: content.endsOn, beyond: [] };
};

/** Whether the content is about a plan. */
export const isAboutPlan = (content: MerchantMailContent): content is PlanMailContent =>
  content.kind.startsWith('PLAN_');

/** The mail about a plan, in the merchant's language. */
export const planLetter = (
  content: PlanMailContent,
  { businessName, language }: MerchantLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string, params = {}): string => messages.say(language, `merchants.mail.${code}`, params);
  const euro = (minor: number): string => formatMoney(Money.ofMinor(minor, 'EUR'), language);
  const { key, plan, day, priceMinor, beyond, isLess } = factsOf(content);
  const bill = content.kind === 'PLAN_DUE' ? content : null;
  const params = {
    plan: plan === null ? '' : say(`plan.${plan}`),
    day: day === null ? '' : formatDate(day, language),
    number: bill?.billNumber ?? '',
    total: bill === null ? '' : euro(bill.openMinor),
  };
  const exceeded = beyond.map(({ limit, used, most }) => say(`plan-limit.${limit}`, { used, most }));
  return {
    language,
    subject: say(`${key}.subject`, params),
    preheader: say(`${key}.text`, params),
    sender: 'Plateno',
    logoId: null,
    greeting: messages.say(language, 'merchants.change.greeting', { merchant: businessName }),
    paragraphs: [
      say(`${key}.text`, params),
      say(`${key}.next`, params),
      ...(exceeded.length === 0 ? [] : [say('plan-beyond', { limits: exceeded.join('; ') })]),
    ],
    amount: bill === null ? null : { label: say('amount'), value: euro(bill.openMinor) },
    button: { label: say(`${key}.button`), url: `${publicUrl}/merchant/settings/plan`, hint: say('open') },
    rows: priceMinor === 0 ? [] : [{ label: say('plan-price'), value: euro(priceMinor) }],
    notes: isLess ? [say('plan-stays')] : [],
    footer: say('automatic'),
  };
};
