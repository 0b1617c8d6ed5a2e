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
import {
  type Control,
  type FieldErrors,
  type Path,
  type PathValue,
  useController,
} from 'react-hook-form';
import { LazyRichTextField } from '#client/features/rich-text/editor/lazy-rich-text-field.tsx';
import { TextLanguages } from '#client/features/text-languages/text-languages.tsx';
import { isLoggedIn } from '#client/session/token.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LEAVE_TITLE } from '#client/ui/unsaved-dialogs.tsx';
import type { Preview } from '#shared/rich-text/rich-text.schema.ts';
import type { EntryKind, EntryValues, SavedEntry } from './entry-kind.ts';
import { EntryPreview } from './entry-preview.tsx';
import { EntrySaveBar, type Scheduling } from './entry-save-bar.tsx';
import type { EntryFormState } from './use-entry-form.ts';

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Whether the element's dialog is the topmost. */
const isOnTop = (element: Element | null): boolean =>
  element !== null &&
  element.closest('dialog') === [...document.querySelectorAll('dialog[open]')].at(-1);

/** Ctrl+S or Cmd+S saves the entry, never the browser's page. */
const useSaveKey = (formRef: RefObject<HTMLElement | null>, save: () => void): void => {
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

type LeaveDialogProps = {
  unsaved: boolean;
  isDraftKept: boolean;
  onDiscard: () => void;
};

/** Asks before losing unsaved changes, on closing, following a link or going back. */
const LeaveDialog = ({ unsaved, isDraftKept, onDiscard }: LeaveDialogProps) => {
  const blocker = useBlocker({
    // After logging out nothing can be saved, so leaving must not be blocked.
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
      title={LEAVE_TITLE}
      footer={
        <>
          <Button
            variant={isDraftKept ? 'quiet' : 'danger'}
            onClick={discard}
            className="max-sm:w-full"
          >
            Scarta le modifiche
          </Button>
          {isDraftKept && (
            <Button variant="secondary" onClick={leave} className="max-sm:w-full">
              Tieni la bozza e chiudi
            </Button>
          )}
          <Button
            variant={isDraftKept ? 'primary' : 'secondary'}
            onClick={() => blocker.reset?.()}
            className="max-sm:w-full"
          >
            Continua a scrivere
          </Button>
        </>
      }
    >
      <p>
        {isDraftKept
          ? 'Le modifiche non sono salvate sul sito. Puoi tenerle come bozza su questo dispositivo e riprenderle la prossima volta, oppure scartarle per sempre.'
          : 'Le modifiche non sono salvate e andranno perse.'}
      </p>
    </Dialog>
  );
};

/** As large as on the page. */
const TitleField = (field: Omit<ComponentProps<typeof TextField>, 'required' | 'className'>) => (
  <TextField {...field} required autoComplete="off" className="font-serif text-xl text-sea-700" />
);

type ContentFieldProps<Values extends EntryValues> = {
  control: Control<Values>;
  label: string;
  required: boolean;
  /** Another version mounts the editor again. */
  version: number;
};

const ContentField = <Values extends EntryValues>(props: ContentFieldProps<Values>) => {
  const { control, label, required, version } = props;
  const { field, fieldState } = useController({ control, name: 'content' as Path<Values> });
  const { message } = fieldState.error ?? {};
  return (
    <LazyRichTextField
      key={version}
      ref={field.ref}
      label={label}
      required={required}
      initialHtml={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      {...(message && { error: message })}
    />
  );
};

type EntryFormProps<Saved extends SavedEntry, Values extends EntryValues> = {
  entry: EntryFormState<Saved, Values>;
  kind: EntryKind<Saved, Values>['kind'];
  footer: HTMLElement | null;
  onTitleChange?: (title: string) => void;
  /** A draft may omit it. */
  isTextRequired?: boolean;
  /** Whether to offer publishing; false for a scheduled post. */
  canPublish?: boolean;
  /** How it is published at a later hour; null if it cannot be. */
  later?: Scheduling | null;
  /** The other fields: beside the text, below it on a phone. */
  aside: ReactNode;
  /** The visitors' view of the current fields, with the text as the server would store it. */
  preview: (text: Preview) => ReactNode;
};

export const EntryForm = <Saved extends SavedEntry, Values extends EntryValues>(
  props: EntryFormProps<Saved, Values>,
) => {
  const { entry, kind, footer, onTitleChange, aside, preview } = props;
  const { isTextRequired = true, canPublish = true, later = null } = props;
  const { form, names, saved, textVersion, unsaved, conflict, isSending, failure, save, keeping } =
    entry;
  const errors = form.formState.errors as FieldErrors<EntryValues>;
  /** The answer counts, whatever the box says. */
  const finish = (published: boolean) => () => {
    const answer = published as PathValue<Values, Path<Values>>;
    form.setValue('published' as Path<Values>, answer, { shouldDirty: true });
    void save('close')();
  };
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
            label={names.title}
            error={errors.title?.message}
            {...form.register('title' as Path<Values>, {
              onChange: (event) => onTitleChange?.(event.target.value),
            })}
          />
          <ContentField
            control={form.control}
            label={names.content}
            required={isTextRequired}
            version={textVersion}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:border-l lg:border-sand-200 lg:pl-6">
          {aside}
          <TextLanguages kind={kind} saved={saved} />
        </div>
      </form>
      <EntrySaveBar
        footer={footer}
        formId={formId}
        unsaved={unsaved}
        isDraftKept={keeping.isKept === true}
        conflict={conflict}
        isSending={isSending}
        failure={failure}
        publishing={
          canPublish && !saved?.published
            ? {
                check: (ask) => void form.handleSubmit(ask)(),
                now: finish(true),
                later,
                save: finish(false),
              }
            : null
        }
        preview={
          <EntryPreview content={() => String(form.getValues('content' as Path<Values>))}>
            {preview}
          </EntryPreview>
        }
      />
      <LeaveDialog
        unsaved={unsaved}
        isDraftKept={keeping.isKept !== false}
        onDiscard={keeping.forget}
      />
    </>
  );
};
