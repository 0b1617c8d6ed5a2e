import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { AnonymousStay, StaffStay } from '#shared/bookings.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { ConflictList } from './conflict-list.tsx';
import { DeleteStayDialog } from './delete-stay-dialog.tsx';
import { PanelSection } from './panel-section.tsx';
import { StayFacts } from './stay-facts.tsx';
import { StayMonths } from './stay-months.tsx';
import { StayPrice } from './stay-price.tsx';

type StayDetailsProps = {
  stay: StaffStay | AnonymousStay;
  today: StayDate;
  onEdit: () => void;
  onDeleted: () => void;
};

export const StayDetails = ({ stay, today, onEdit, onDeleted }: StayDetailsProps) => {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="grid gap-7">
      <StayFacts stay={stay} />
      <div className="-mx-2 flex flex-wrap gap-1">
        {stay.guest && (
          <Button variant="quiet" size="small" onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
            Modifica
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden className="size-4" />
          Elimina
        </Button>
      </div>
      <PanelSection title="Date">
        <ConflictList wanted={stay} calm="Nessun altro ha chiesto questi giorni." />
        <StayMonths booking={stay} today={today} />
      </PanelSection>
      <PanelSection title="Prezzo secondo il listino">
        <StayPrice stay={stay} />
      </PanelSection>
      <DeleteStayDialog
        stay={stay}
        today={today}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </div>
  );
};
