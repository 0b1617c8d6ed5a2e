import { MessageSquareText, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { MenuItem, MoreMenu } from '#client/ui/more-menu.tsx';
import { removal } from '#client/ui/mutation-cache.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { SavedAnswer } from '#shared/saved-answers.schema.ts';
import { savedAnswerFailures } from './saved-answer.form.ts';
import { CreateSavedAnswerDialog, EditSavedAnswerDialog } from './saved-answer-dialogs.tsx';

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; answer: SavedAnswer };

type AnswerRowProps = { answer: SavedAnswer; onOpen: (kind: 'edit' | 'delete') => void };

const AnswerRow = ({ answer: { name, text }, onOpen }: AnswerRowProps) => (
  <li className="relative flex items-center gap-3 py-2 pr-2 pl-4 hover:bg-sand-50 md:pl-5">
    <div className="min-w-0 flex-1 py-1">
      <button
        type="button"
        className="text-left font-semibold wrap-anywhere text-sea-700 after:absolute after:inset-0"
        onClick={() => onOpen('edit')}
      >
        {name}
      </button>
      <p className="line-clamp-2 wrap-anywhere text-ink-soft">{text}</p>
    </div>
    <div className="relative">
      <MoreMenu label={`Altre azioni: ${name}`}>
        <MenuItem isDanger onClick={() => onOpen('delete')}>
          <Trash2 aria-hidden />
          Elimina
        </MenuItem>
      </MoreMenu>
    </div>
  </li>
);

type DeleteAnswerDialogProps = { answer: SavedAnswer; onClose: () => void };

const DeleteAnswerDialog = ({ answer, onClose }: DeleteAnswerDialogProps) => (
  <DeleteDialog
    title="Eliminare la risposta pronta?"
    confirmLabel="Elimina la risposta"
    id={answer.id}
    remove={trpc.savedAnswers.delete.useMutation({ meta: removal })}
    failure={savedAnswerFailures.delete}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      <strong>{answer.name}</strong> va persa per sempre, con le traduzioni. Le risposte già inviate
      restano.
    </p>
  </DeleteDialog>
);

/** The refetched answer, or the opened one if it was deleted meanwhile. */
const currentAnswer = (answers: readonly SavedAnswer[], opened: SavedAnswer): SavedAnswer =>
  answers.find(({ id }) => id === opened.id) ?? opened;

export const SavedAnswersScreen = () => {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const answers = trpc.savedAnswers.list.useQuery(undefined, liveQuery);
  const close = () => setDialog(null);
  return (
    <>
      <AdminPageHeader
        title="Risposte pronte"
        purpose="Testi da inserire quando rispondi a un messaggio: li cambi come vuoi, poi invii tu."
        action={
          <Button onClick={() => setDialog({ kind: 'create' })}>
            <Plus aria-hidden className="size-4" />
            Nuova risposta
          </Button>
        }
      />
      <Loaded
        query={answers}
        failure={savedAnswerFailures.load}
        skeleton={<Skeleton className="h-64" />}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              icon={<MessageSquareText />}
              title="Non c’è ancora nessuna risposta pronta."
            >
              Scrivi una volta quello che rispondi spesso, e lo ritrovi sotto ogni messaggio.
            </EmptyState>
          ) : (
            <ul
              aria-label="Risposte pronte"
              className="divide-y divide-sand-200 rounded-card border border-sand-200 bg-white"
            >
              {found.map((answer) => (
                <AnswerRow
                  key={answer.id}
                  answer={answer}
                  onOpen={(kind) => setDialog({ kind, answer })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {dialog?.kind === 'create' && <CreateSavedAnswerDialog onClose={close} />}
      {dialog?.kind === 'edit' && (
        <EditSavedAnswerDialog
          answer={currentAnswer(answers.data ?? [], dialog.answer)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && <DeleteAnswerDialog answer={dialog.answer} onClose={close} />}
    </>
  );
};
