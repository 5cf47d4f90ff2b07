// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { Facts } from '#web/admin/kit/fields/Facts.tsx';
import { renderAdmin } from '../../render-admin.tsx';

prepareComponentTests();

test('what has no value is left out of a record, and zero is a value', () => {
  renderAdmin(
    <Facts
      facts={[
        ['Name', 'Липа'],
        ['Days', 0],
        ['Email', null],
        ['Paid at', '-'],
        ['Note', ''],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Days']);
});
