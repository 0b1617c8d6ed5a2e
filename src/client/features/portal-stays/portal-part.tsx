import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { PortalStay } from '#shared/bookings/portal-stays.schema.ts';
import { daysInWords, questionInWords, sumsInWords } from './portal-words.ts';

type QuestionProps = { stay: StaffStay; portal: PortalStay };

const Question = ({ stay, portal }: QuestionProps) => {
  const { id, version: seenVersion } = stay;
  const settle = trpc.portalStays.settle.useMutation({ meta: { success: 'Resta com’è.' } });
  const move = trpc.bookings.update.useMutation({ meta: { success: 'Soggiorno spostato.' } });
  const { question, calendar } = portal;
  if (!question || calendar === null || !stay.guest) return null;
  const guestName = stay.guest.name;
  const { startDate, endDate } = question;
  const isBusy = settle.isPending || move.isPending;
  return (
    <Notice
      tone="warning"
      title={questionInWords({ guestName, calendar, question })}
      action={
        <div className="flex flex-wrap gap-3">
          {startDate !== null && endDate !== null && (
            <Button
              size="small"
              busy={move.isPending}
              // The portal has told its guest.
              onClick={() =>
                isBusy || move.mutate({ id, seenVersion, startDate, endDate, tellGuest: false })
              }
            >
              Spostalo anche qui
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            busy={settle.isPending}
            onClick={() => isBusy || settle.mutate({ id })}
          >
            Va bene così
          </Button>
        </div>
      }
    >
      {startDate === null
        ? 'Qui è rimasto com’era. Se è stato annullato davvero, annullalo anche qui.'
        : `${daysInWords(question, stay)}. Se invece è un altro ospite, annulla questo soggiorno.`}
      {move.isError && <p className="mt-2">{errorText(move.error, 'Errore nello spostamento')}</p>}
    </Notice>
  );
};

/** The portal's sums of a stay that came from its calendar, and later changes of its feed. */
export const PortalPart = ({ stay }: { stay: StaffStay }) => {
  // Stays from anywhere else have none.
  const { data } = trpc.portalStays.get.useQuery({ id: stay.id }, { retry: false });
  if (!data) return null;
  return (
    <>
      <Question stay={stay} portal={data} />
      <p className="text-sm text-ink-soft">{sumsInWords(data)}</p>
    </>
  );
};
