import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { planLimits } from '#contract/merchants/plans.ts';
import { NotInPlan } from '#web/merchant/kit/dialogs/NotInPlan.tsx';
import { AllMessages } from '#web/merchant/kit/messages/AllMessages.tsx';
import { PortalContext } from '#web/merchant/kit/portal/portal.ts';

prepareComponentTests();

const show = (children: ReactNode) =>
  renderScreen(
    <PortalContext value={{ base: '/merchant', isDemo: false }}>
      <AllMessages>{children}</AllMessages>
    </PortalContext>,
    { language: 'bg' },
  );

test('in the place of a feature that the plan lacks stands the plan that has it, with the way to the plans', () => {
  const { getByRole } = show(<NotInPlan feature="reminders" />);
  const link = getByRole('link', { name: 'Включено в план „Растеж“' });
  expect(link.getAttribute('href')).toBe('/merchant/settings/plan');
});

test.each([
  [planLimits.STARTER.members, 'Планът ви включва 2 членове на екипа. Повече има в план „Растеж“'],
  [planLimits.GROWTH.members, 'Планът ви включва 5 членове на екипа. Повече има в план „Про“'],
  [planLimits.PRO.members, 'Планът ви включва 25 членове на екипа.'],
])(
  'of %i members that a plan includes it says so, and names the plan with more if there is one',
  (most, text) => {
    const { getByRole } = show(<NotInPlan limit="members" most={most} />);
    expect(getByRole('paragraph').textContent.trim()).toBe(text);
  },
);
