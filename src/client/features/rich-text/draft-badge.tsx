import { Badge } from '#client/ui/badge.tsx';

export const DraftBadge = () => <Badge tone="waiting">Bozza</Badge>;
