import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { type BookingState, stateLabels } from '#shared/status-labels.ts';

const tones: Record<BookingState, BadgeTone> = {
  PENDING: 'waiting',
  CONFIRMED: 'confirmed',
  REJECTED: 'refused',
  CANCELLED: 'refused',
  NOT_AVAILABLE: 'blocked',
};

export const StatusBadge = ({ state }: { state: BookingState }) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
);
