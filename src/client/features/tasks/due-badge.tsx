import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import type { Due } from './due.ts';

const tones: Record<Due['state'], BadgeTone> = {
  overdue: 'refused',
  today: 'waiting',
  soon: 'neutral',
  later: 'neutral',
};

export const DueBadge = ({ due }: { due: Due }) => (
  <Badge tone={tones[due.state]}>{due.label}</Badge>
);
