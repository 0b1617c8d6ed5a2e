import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import type { BookingStatus } from '#shared/occupancy.ts';
import { statusLabels } from '#shared/status-labels.ts';

const tones: Record<BookingStatus, BadgeTone> = {
  PENDING: 'waiting',
  CONFIRMED: 'confirmed',
  REJECTED: 'refused',
  NOT_AVAILABLE: 'blocked',
};

export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
);
