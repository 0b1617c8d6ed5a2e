import { useBlocker } from '@tanstack/react-router';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import {
  type Control,
  type FieldErrors,
  type FieldValues,
  type Path,
  useController,
} from 'react-hook-form';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { LazyRichTextField } from '#client/features/rich-text/editor/lazy-rich-text-field.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Conflict } from '#client/ui/changed-meanwhile.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { SaveTrouble } from '#client/ui/save-trouble.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { WritingForm as Writing, WritingValues, Written } from './use-entry-form.ts';

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Whether no other dialog is open over the one that holds the element. */
const isOnTop = (element: Element | null): boolean =>
  element !== null &&
  element.closest('dialog') === [...document.querySelectorAll('dialog[open]')].at(-1);

/** Ctrl+S, on a Mac Cmd+S, saves what is written here instead of the browser's page. */
export const useSaveKey = (formRef: RefObject<HTMLElement | null>, save: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (isOnTop(formRef.current)) save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};

type WritingFootProps = {
  /** The dialog's foot. */
  foot: HTMLElement | null;
  formId: string;
  unsaved: boolean;
  /** Whether the browser has what is not saved. */
  isKept: boolean;
  conflict: Conflict | null;
  isSending: boolean;
  /** Why the last attempt failed; null where that stands at the fields. */
  failure: string | null;
  onSaveAndClose: () => void;
};

const BAR_HINT = 'Ctrl + S (sul Mac ⌘ + S)';

/** Saving, in sight however long the text is. */
export const WritingFoot = ({ foot, ...props }: WritingFootProps) => {
  const { formId, unsaved, isKept, conflict, isSending, failure, onSaveAndClose } = props;
  if (!foot) return null;
  return createPortal(
    <>
      <SaveTrouble conflict={conflict} failure={failure} />
      <p role="status" className="grow basis-full self-center text-sm text-ink-soft sm:basis-auto">
        {unsaved && `Modifiche non salvate${isKept ? ', tenute su questo dispositivo' : ''}`}
      </p>
      <Button
        type="submit"
        form={formId}
        variant="secondary"
        busy={isSending}
        title={BAR_HINT}
        aria-keyshortcuts="Control+S Meta+S"
        className="max-sm:grow"
      >
        Salva
      </Button>
      <Button busy={isSending} onClick={onSaveAndClose} className="max-sm:grow">
        Salva e chiudi
      </Button>
    </>,
    foot,
  );
};

type LeaveWritingDialogProps = {
  unsaved: boolean;
  /** Whether this browser keeps what was typed. */
  isKept: boolean;
  /** What was typed is given up for good. */
  onDiscard: () => void;
};

/** Asks before something unsaved is left: by closing it, by a link, by going back. */
export const LeaveWritingDialog = ({ unsaved, isKept, onDiscard }: LeaveWritingDialogProps) => {
  const blocker = useBlocker({
    // Whoever has logged out can save nothing any more, and must not be kept.
    shouldBlockFn: isLoggedIn,
    enableBeforeUnload: true,
    disabled: !unsaved,
    withResolver: true,
  });
  const leave = () => blocker.proceed?.();
  const discard = () => {
    onDiscard();
    leave();
  };
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Chiudere senza salvare?"
      footer={
        <>
          <Button variant={isKept ? 'quiet' : 'danger'} onClick={discard} className="max-sm:w-full">
            Scarta le modifiche
          </Button>
          {isKept && (
            <Button variant="secondary" onClick={leave} className="max-sm:w-full">
              Tieni la bozza e chiudi
            </Button>
          )}
          <Button
            variant={isKept ? 'primary' : 'secondary'}
            onClick={() => blocker.reset?.()}
            className="max-sm:w-full"
          >
            Continua a scrivere
          </Button>
        </>
      }
    >
      <p>
        {isKept
          ? 'Le modifiche non sono salvate sul sito. Si possono tenere come bozza su questo dispositivo, per riprenderle alla prossima apertura, oppure scartare per sempre.'
          : 'Le modifiche non sono salvate e andranno perse.'}
      </p>
    </Dialog>
  );
};

/** As large as it will stand over the text. */
export const TitleField = (
  field: Omit<ComponentProps<typeof TextField>, 'label' | 'required' | 'className'>,
) => (
  <TextField
    {...field}
    label="Titolo"
    required
    autoComplete="off"
    className="font-serif text-xl text-sea-700"
  />
);

type ContentFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: Path<Values>;
  /** Another one where the text is to be read anew. */
  version: number;
  hint?: string;
};

/** The text itself, with everything that can stand in it. */
export const ContentField = <Values extends FieldValues>(props: ContentFieldProps<Values>) => {
  const { control, name, version, hint } = props;
  const { field, fieldState } = useController({ control, name });
  const { message } = fieldState.error ?? {};
  return (
    <LazyRichTextField
      key={version}
      ref={field.ref}
      label="Contenuto"
      required
      initialHtml={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      {...(hint && { hint })}
      {...(message && { error: message })}
    />
  );
};

type WritingFormProps<Saved extends Written, Values extends WritingValues> = {
  writing: Writing<Saved, Values>;
  foot: HTMLElement | null;
  failure: string | null;
  /** Told the title while it is typed. */
  onTitle?: (title: string) => void;
  /** Everything else about it: beside the text, on a phone below it. */
  aside: ReactNode;
};

/** The form in a writing dialog: the text with room, its settings beside it, saving at the foot. */
export const WritingForm = <Saved extends Written, Values extends WritingValues>(
  props: WritingFormProps<Saved, Values>,
) => {
  const { writing, foot, failure, onTitle, aside } = props;
  const { form, textVersion, unsaved, conflict, isSending, save, keeping } = writing;
  const errors = form.formState.errors as FieldErrors<WritingValues>;
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  useSaveKey(formRef, () => void save('stay')());
  return (
    <>
      <form
        id={formId}
        ref={formRef}
        noValidate
        onSubmit={save('stay')}
        className="grid min-h-full grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <TitleField
            error={errors.title?.message}
            {...form.register('title' as Path<Values>, {
              onChange: (event) => onTitle?.(event.target.value),
            })}
          />
          <ContentField
            control={form.control}
            name={'content' as Path<Values>}
            version={textVersion}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:border-l lg:border-sand-200 lg:pl-6">
          {aside}
        </div>
      </form>
      <WritingFoot
        foot={foot}
        formId={formId}
        unsaved={unsaved}
        isKept={keeping.isKept === true}
        conflict={conflict}
        isSending={isSending}
        failure={failure}
        onSaveAndClose={() => void save('close')()}
      />
      <LeaveWritingDialog
        unsaved={unsaved}
        isKept={keeping.isKept !== false}
        onDiscard={keeping.forget}
      />
    </>
  );
};
