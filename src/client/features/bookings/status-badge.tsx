import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import type { BookingState } from '#shared/bookings/status-labels.ts';

const tones: Record<BookingState, BadgeTone> = {
  PENDING: 'waiting',
  CONFIRMED: 'confirmed',
  REJECTED: 'refused',
  CANCELLED: 'refused',
  NOT_AVAILABLE: 'blocked',
};

export const StatusBadge = ({ state }: { state: BookingState }) => (
  <Badge tone={tones[state]}>{useLanguage().t(`ownStays.${state}`)}</Badge>
);
