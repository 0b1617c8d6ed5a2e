import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { isFocusLost } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { MenuItem, MoreMenu } from '#client/ui/more-menu.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { bookingName } from './booking-labels.ts';
import { DeleteStayDialog } from './delete-stay-dialog.tsx';
import { EditStayForm } from './edit-stay-form.tsx';
import { KnownGuest } from './known-guest.tsx';
import { StayOffers } from './offers/stay-offers.tsx';
import { type StayDays, valuesOfStay } from './stay.form.ts';
import {
  DecisionAnswers,
  DecisionFoot,
  DecisionItems,
  useStayDecision,
} from './stay-decisions.tsx';
import { StayDetails, StayTroubles } from './stay-details.tsx';
import { StayContacts, StayHead } from './stay-head.tsx';
import { useUnsentStay } from './unsent-stay.ts';
import { UnsentNotice } from './unsent-stay-notice.tsx';

/** A decision removes its own button: after a change of `state` the returned ref gets the focus. */
const useFocusAfterChange = <Element extends HTMLElement>(state: string) => {
  const ref = useRef<Element>(null);
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current !== state && isFocusLost()) ref.current?.focus();
    previous.current = state;
  }, [state]);
  return ref;
};

type FrameProps = { userId: number; today: StayDate; onClose: () => void };

type GuestStayDialogProps = FrameProps & {
  stay: StaffStay;
  /** New dates, drawn in the calendar: the panel opens in its edit form. */
  days?: StayDays | undefined;
  /** The user saved or discarded these dates. */
  onDaysDone: () => void;
};

type UnsentChangesProps = {
  userId: number;
  stay: StaffStay;
  onResume: () => void;
};

/** Offers the corrections that were typed and not saved. */
const UnsentChanges = ({ userId, stay, onResume }: UnsentChangesProps) => {
  const { unsent, discard } = useUnsentStay({ userId, id: stay.id }, valuesOfStay(stay));
  return (
    unsent && (
      <UnsentNotice title="Hai modifiche non salvate" onResume={onResume} onDiscard={discard} />
    )
  );
};

/** Says that a stay is the sample house's, until it gets the name of another guest. */
const SampleNotice = ({ id }: { id: number }) => {
  const { data: sample } = trpc.content.sample.useQuery();
  if (!sample?.bookings.includes(id)) return null;
  return (
    <Notice tone="info" title="Soggiorno di esempio">
      L’ospite è inventato, e il soggiorno non conta in incassi e adempimenti. Con il nome di un
      altro ospite diventa vero.
    </Notice>
  );
};

const GuestStayDialog = (props: GuestStayDialogProps) => {
  const { userId, stay, today, days, onDaysDone, onClose } = props;
  const [editing, setEditing] = useState(days !== undefined);
  const [deleting, setDeleting] = useState(false);
  const decision = useStayDecision(stay);
  const focusRef = useFocusAfterChange<HTMLParagraphElement>(`${stay.status} ${editing}`);
  return (
    <Dialog
      open
      isInAddress
      shape="side"
      onClose={onClose}
      title={<span className="[overflow-wrap:anywhere]">{bookingName(stay)}</span>}
      footer={
        !editing && stay.status === 'PENDING' ? <DecisionFoot decision={decision} /> : undefined
      }
    >
      {editing ? (
        <EditStayForm
          userId={userId}
          stay={stay}
          today={today}
          days={days}
          onDone={() => {
            setEditing(false);
            if (days) onDaysDone();
          }}
        />
      ) : (
        <div className="grid gap-5">
          <StayHead
            stay={stay}
            ref={focusRef}
            actions={
              <>
                <Button
                  variant="quiet"
                  size="small"
                  className="px-3!"
                  onClick={() => setEditing(true)}
                >
                  <Pencil aria-hidden className="size-4" />
                  Modifica
                </Button>
                <MoreMenu label="Altre azioni">
                  <DecisionItems decision={decision} />
                  <MenuItem isDanger onClick={() => setDeleting(true)}>
                    <Trash2 aria-hidden />
                    Elimina
                  </MenuItem>
                </MoreMenu>
              </>
            }
          />
          <SampleNotice id={stay.id} />
          <StayTroubles stay={stay} />
          <UnsentChanges userId={userId} stay={stay} onResume={() => setEditing(true)} />
          <StayContacts stay={stay} />
          <KnownGuest id={stay.id} />
          <StayOffers stay={stay} today={today} />
          <StayDetails stay={stay} today={today} />
        </div>
      )}
      <DecisionAnswers decision={decision} />
      <DeleteStayDialog
        stay={stay}
        today={today}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
      />
    </Dialog>
  );
};

/** A stay whose guest was erased: nothing is left to decide or correct. */
const ErasedStayDialog = (props: FrameProps & { stay: AnonymousStay }) => {
  const { stay, today, onClose } = props;
  const [deleting, setDeleting] = useState(false);
  return (
    <Dialog open isInAddress shape="side" onClose={onClose} title={bookingName(stay)}>
      <div className="grid gap-5">
        <StayHead
          stay={stay}
          ref={null}
          actions={
            <MoreMenu label="Altre azioni">
              <MenuItem isDanger onClick={() => setDeleting(true)}>
                <Trash2 aria-hidden />
                Elimina
              </MenuItem>
            </MoreMenu>
          }
        />
        <StayDetails stay={stay} today={today} />
      </div>
      <DeleteStayDialog
        stay={stay}
        today={today}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
      />
    </Dialog>
  );
};

export type StayDialogProps = Omit<GuestStayDialogProps, 'stay'> & {
  stay: StaffStay | AnonymousStay;
};

export const StayDialog = ({ stay, ...frame }: StayDialogProps) =>
  stay.guest ? (
    <GuestStayDialog stay={stay} {...frame} />
  ) : (
    <ErasedStayDialog stay={stay} {...frame} />
  );
