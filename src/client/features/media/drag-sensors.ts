import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A long press drags, a swipe scrolls the page. */
export const usePointerSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
