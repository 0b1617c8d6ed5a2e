import type { DayState, NightState } from '#shared/occupancy.ts';
import type { SelectionPart } from './stay-selection.ts';

const half = (name: 'morning' | 'evening', state: NightState): string =>
  state === 'free' ? '' : `day-${name}-${state}`;

const isWhole = ({ morning, evening }: DayState): boolean =>
  morning === evening && morning !== 'free';

/** The classes that paint a day (styles/month-grid.css): its two halves, or one whole surface. */
export const dayMarks = (state: DayState): string =>
  [
    half('morning', state.morning),
    half('evening', state.evening),
    isWhole(state) ? 'day-whole' : '',
    isWhole(state) && state.morning !== 'pending' ? 'day-taken' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** The class of a day in the chosen stay. */
export const selectionMark = (part: SelectionPart | null): string => (part ? `day-${part}` : '');
