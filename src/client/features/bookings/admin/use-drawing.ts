import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { moveByKey } from '#client/ui/month-days.ts';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import { daysOfMonth, type Month, monthOf, type StayDate } from '#shared/bookings/stay-dates.ts';
import {
  type Asked,
  type BarEnd,
  draggedStay,
  isFreeNight,
  pickDay,
  reach,
  spanOf,
} from './calendar-range.ts';
import { claimsOn } from './claims-of-day.ts';
import type { StayDays } from './stay.form.ts';

/** The dragged object: a range that grows from a free day, or the end of a stay. */
type Drag =
  | { kind: 'range'; from: StayDate; to: StayDate }
  | { kind: 'end'; stay: Claim; end: BarEnd; to: StayDate };

type DrawingOptions = {
  claims: readonly Claim[];
  /** The first and the last month that are shown. */
  months: readonly [Month, Month];
  /** Each month is one row, in which the arrow keys up and down lead to another month. */
  isPlanner: boolean;
  onOpen: (id: number) => void;
  /** New dates for a stay, not saved yet. */
  onMove: (id: number, days: StayDays) => void;
  onChooseMonth: (month: Month) => void;
  /** The keyboard moved beyond the shown months. */
  onStep: (direction: -1 | 1) => void;
};

const moveInPlanner = (key: string, date: StayDate): StayDate | null => {
  const days = daysOfMonth(monthOf(date));
  if (key === 'Home') return days[0] ?? null;
  if (key === 'End') return days.at(-1) ?? null;
  const sameKey = { ArrowUp: 'PageUp', ArrowDown: 'PageDown' }[key] ?? key;
  return moveByKey(sameKey, date);
};

/** The value of a data attribute on the pressed element or an ancestor. */
const pressed = (target: EventTarget, name: string): string | undefined =>
  target instanceof Element
    ? (target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? undefined)
    : undefined;

const dayAt = ({ clientX, clientY }: globalThis.PointerEvent): StayDate | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.getAttribute('data-date'))
    .find((date) => date !== null) ?? undefined;

const rangeOf = (drag: Drag | null, asked: Asked | null): StayDays | null => {
  if (drag?.kind === 'end') return draggedStay(drag.stay, drag.end, drag.to);
  if (drag) return spanOf(drag);
  if (asked?.kind === 'day') return { startDate: asked.date, endDate: asked.date };
  return asked && spanOf(asked);
};

/** Follows the mouse during a drag, also outside the calendar. */
const useMouse = (
  isHeld: boolean,
  on: { move: (event: globalThis.PointerEvent) => void; release: () => void; drop: () => void },
) => {
  const move = useEffectEvent(on.move);
  const release = useEffectEvent(on.release);
  const drop = useEffectEvent(on.drop);
  useEffect(() => {
    if (!isHeld) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', (event) => move(event), { signal });
    window.addEventListener('pointerup', () => release(), { signal });
    window.addEventListener('pointercancel', () => drop(), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && drop(), { signal });
    return () => listening.abort();
  }, [isHeld]);
};

/**
 * Drawing and selecting in the calendar by mouse, touch and keyboard. The handlers belong to the element around
 * all months, so that a month rerenders only when its own days change.
 */
export const useDrawing = (options: DrawingOptions) => {
  const { claims, months, isPlanner, onOpen, onMove, onChooseMonth, onStep } = options;
  const ref = useRef<HTMLDivElement>(null);
  const [answered, setAsked] = useState<Asked | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [focusDate, setFocusDate] = useState<StayDate | null>(null);
  const isMoving = useRef(false);
  const skipsClick = useRef(false);

  // Another user may have taken these days meanwhile.
  const isStale =
    answered?.kind === 'range' && reach(answered.from, answered.to, claims) !== answered.to;
  const asked = isStale ? null : answered;

  const focusDay = (date: StayDate) => {
    const day = ref.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);
    if (!day) return;
    isMoving.current = false;
    day.focus();
  };
  const [firstMonth] = months;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day may be there only after other months came
  useEffect(() => {
    if (isMoving.current && focusDate !== null) focusDay(focusDate);
  }, [focusDate, firstMonth]);

  const release = () => {
    if (drag?.kind === 'range' && drag.from !== drag.to) {
      setAsked({ ...drag, isOpen: false });
    }
    if (drag?.kind === 'end') {
      const days = draggedStay(drag.stay, drag.end, drag.to);
      const { startDate, endDate } = drag.stay;
      if (days.startDate !== startDate || days.endDate !== endDate) {
        skipsClick.current = true;
        onMove(drag.stay.id, days);
      }
    }
    setDrag(null);
  };

  useMouse(drag !== null, {
    move: (event) => {
      const date = dayAt(event);
      if (!drag || !date) return;
      const to = drag.kind === 'range' ? reach(drag.from, date, claims) : date;
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    release,
    drop: () => setDrag(null),
  });

  const onPointerDown = (event: PointerEvent) => {
    skipsClick.current = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const end = pressed(event.target, 'end') as BarEnd | undefined;
    const stay = claims.find(({ id }) => String(id) === pressed(event.target, 'claim'));
    if (end && stay) {
      // Keeps the browser from selecting text.
      event.preventDefault();
      setDrag({ kind: 'end', stay, end, to: end === 'start' ? stay.startDate : stay.endDate });
      return;
    }
    const date = pressed(event.target, 'date');
    if (!stay && date && isFreeNight(date, claims))
      setDrag({ kind: 'range', from: date, to: date });
  };

  const pick = (date: StayDate) => {
    const there = claimsOn(date, claims);
    const next = pickDay(date, { asked, isClaimed: there.length > 0, claims });
    const [only, ...others] = there;
    if (isPlanner && next.kind === 'day' && only && others.length === 0) {
      setAsked(null);
      onOpen(only.id);
    } else {
      setAsked(next);
    }
  };

  const onClick = ({ target }: MouseEvent) => {
    if (skipsClick.current) return;
    const id = pressed(target, 'claim');
    const date = pressed(target, 'date');
    const month = pressed(target, 'month');
    if (id) onOpen(Number(id));
    else if (date) pick(date);
    else if (month) onChooseMonth(month);
  };

  const moveTo = (date: StayDate, extends_: boolean, from: StayDate) => {
    const begun: Asked | null =
      asked?.kind === 'range' && asked.isOpen
        ? asked
        : extends_ && isFreeNight(from, claims)
          ? { kind: 'range', from, to: from, isOpen: true }
          : null;
    if (begun?.kind === 'range') setAsked({ ...begun, to: reach(begun.from, date, claims) });
    isMoving.current = true;
    setFocusDate(date);
    if (monthOf(date) < months[0]) onStep(-1);
    if (monthOf(date) > months[1]) onStep(1);
  };

  /** Returns the focus to the selected day. */
  const drop = () => {
    if (asked) focusDay(asked.kind === 'range' ? asked.to : asked.date);
    setAsked(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const date = pressed(event.target, 'date');
    if (event.key === 'Escape' && asked) {
      event.preventDefault();
      if (date) setAsked(null);
      else drop();
    }
    if (!date || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = isPlanner ? moveInPlanner(event.key, date) : moveByKey(event.key, date);
    if (!next) return;
    event.preventDefault();
    moveTo(next, event.shiftKey, date);
  };

  const onFocus = ({ target }: FocusEvent) => {
    const date = pressed(target, 'date');
    if (date && !isMoving.current) setFocusDate(date);
  };

  return {
    ref,
    handlers: { onPointerDown, onClick, onKeyDown, onFocus },
    asked,
    isDragging: drag !== null,
    /** The drawn or selected days, to be highlighted. */
    range: rangeOf(drag, asked),
    focusDate,
    drop,
  };
};
