import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { groups } from '#web/kit-page/groups.ts';
import { GroupStates } from '#web/kit-page/GroupStates.tsx';
import { chooseLanguage, languages } from '#web/shared/messages/language.ts';
import { prepareComponentTests } from '../support/render.tsx';

prepareComponentTests();

const web = join(import.meta.dirname, '../../../../web');
const kit = [
  'shared/*.tsx',
  'shared/{charts,dialogs,figures,form,layout,list,receipt,state}/*.tsx',
  'merchant/kit/{dialogs,form,lists,records}/*.tsx',
  'admin/kit/{actions,fields,layout,lists}/*.tsx',
];

/** Files of the kit that are not on the page, with the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'A part of a piece that is shown.': [
    'admin/kit/actions/FocusAtStart.tsx',
    'admin/kit/actions/FocusFirstError.tsx',
    'merchant/kit/lists/ClearFilters.tsx',
    'merchant/kit/lists/FilterChoices.tsx',
    'merchant/kit/lists/FilterDialog.tsx',
    'merchant/kit/lists/FilterLine.tsx',
    'merchant/kit/lists/KeptPlace.tsx',
    'merchant/kit/lists/ListRows.tsx',
    'merchant/kit/lists/ListTitle.tsx',
    'merchant/kit/lists/Paged.tsx',
    'merchant/kit/lists/RangeFilters.tsx',
    'shared/charts/AxisName.tsx',
    'shared/charts/GridLines.tsx',
    'shared/charts/SeriesChart.tsx',
    'shared/form/Field.tsx',
    'shared/form/Form.tsx',
    'shared/form/FormFoot.tsx',
    'shared/layout/Mark.tsx',
    'shared/layout/Menu.tsx',
    'shared/list/RecordTable.tsx',
  ],
  'The frame of a page: `npm run docs:screens` draws it.': [
    'admin/kit/fields/RecordPage.tsx',
    'admin/kit/fields/RecordTitle.tsx',
    'admin/kit/fields/BackLink.tsx',
    'merchant/kit/lists/RecordScreen.tsx',
    'merchant/kit/lists/RecordsLayout.tsx',
    'merchant/kit/lists/SidePanel.tsx',
    'shared/layout/AreaLink.tsx',
    'shared/layout/AreaShell.tsx',
    'shared/layout/BottomBar.tsx',
    'shared/layout/SkipLink.tsx',
    'shared/layout/TopBar.tsx',
    'shared/state/ErrorBoundary.tsx',
  ],
  'It shows records of react-admin: `npm run docs:screens` draws it.': [
    'admin/kit/fields/Reference.tsx',
    'admin/kit/fields/Rows.tsx',
    'admin/kit/fields/ShowLink.tsx',
    'admin/kit/fields/columns.tsx',
    'admin/kit/lists/DayInput.tsx',
    'admin/kit/lists/ExportButtons.tsx',
    'admin/kit/lists/RecordList.tsx',
    'admin/kit/lists/RelatedRecords.tsx',
    'admin/kit/lists/StatusTabs.tsx',
  ],
  'A hook.': [
    'admin/kit/actions/use-undo.tsx',
    'admin/kit/layout/NotifyToasts.tsx',
    'admin/kit/lists/use-filter-inputs.tsx',
  ],
};

test('each piece of the kit is on its page, exceptions apart', async () => {
  const files: string[] = [];
  for await (const file of glob(kit, { cwd: web })) files.push(file);
  const shown = groups.flatMap(({ pieces }) => pieces.map(({ file }) => file));
  const left = files.filter((file) => !shown.includes(file)).toSorted();
  expect(left).toEqual(Object.values(exceptions).flat().toSorted());
});

const rows = groups.flatMap((group) => languages.map((language) => ({ group, language, id: group.id })));

test.each(rows)('each state of the pieces of $id is shown in $language', async ({ group, language }) => {
  const errors = vi.spyOn(console, 'error');
  chooseLanguage(language);
  render(<GroupStates group={group} scheme="light" />);
  for (const { name, states } of group.pieces)
    for (const state of Object.keys(states)) {
      const shown = await screen.findByRole('group', { name: `${name}: ${state}` });
      expect(within(shown).queryByText(/^(?:merchant|shared|admin|lists)\.\w+/)).toBeNull();
    }
  expect(errors).not.toHaveBeenCalled();
});
