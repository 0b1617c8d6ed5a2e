import { type DayState, isNightTaken, type NightState } from '#shared/bookings/occupancy.ts';
import type { SelectionPart } from './stay-selection.ts';

const halfClass = (name: 'morning' | 'evening', state: NightState): string =>
  state === 'free' ? '' : `day-${name}-${state}`;

const isWhole = ({ morning, evening }: DayState): boolean =>
  morning === evening && morning !== 'free';

/** See styles/month-grid.css: a day has two halves, or one surface if both are in the same state. */
export const dayClasses = (state: DayState): string =>
  [
    halfClass('morning', state.morning),
    halfClass('evening', state.evening),
    isWhole(state) ? 'day-whole' : '',
    isWhole(state) && isNightTaken(state.morning) ? 'day-taken' : '',
  ]
    .filter(Boolean)
    .join(' ');

export const selectionClass = (part: SelectionPart | null): string => (part ? `day-${part}` : '');
