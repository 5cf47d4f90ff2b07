// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addDays, businessDateOf } from '#kernel/business-date.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { useDeadline } from '#web/shared/format/deadline.ts';
import { formatDate } from '#web/shared/format/format-date.ts';

prepareComponentTests();

const Shown = ({ day }: { day: string }) => {
  const { deadlineOf, deadlineIn } = useDeadline();
  return (
    <>
      <p>{deadlineOf(day)}</p>
      <p>{deadlineIn(day)}</p>
    </>
  );
};

test.each([
  [-14, 'изтекъл преди 14 дни', 'passed 14 days ago'],
  [-1, 'изтекъл вчера', 'passed yesterday'],
  [0, 'изтича днес', 'today is the last day'],
  [1, 'остава 1 ден', '1 day left'],
  [3, 'остават 3 дни', '3 days left'],
])('a deadline %i days from today in Sofia says „%s“ and “%s”', (days, bg, en) => {
  const day = addDays(businessDateOf(new Date()), days);
  for (const [language, text] of [
    ['bg', bg],
    ['en', en],
  ] as const) {
    const view = renderScreen(<Shown day={day} />, { language });
    // Values are isolated by direction.
    const said = view.container.textContent.replaceAll(/[\u2066-\u2069]/g, '');
    expect(said).toBe(`${formatDate(day)} – ${text}${formatDate(day)} (${text})`);
    view.unmount();
  }
});
