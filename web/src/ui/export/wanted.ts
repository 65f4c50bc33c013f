import { isSelected, type Selection } from '../list/selection.ts';
import type { Wanted } from './everyPage.ts';

/** What is selected in a list, as an export reads it. */
export const wantedOf = (selection: Selection): Wanted => ({
  has: (id) => isSelected(selection, id),
  ...(selection.all ? { without: selection.ids.size } : { count: selection.ids.size }),
});
