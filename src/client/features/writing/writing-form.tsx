import { type ReactNode, useId, useRef } from 'react';
import type { FieldErrors, Path } from 'react-hook-form';
import { ContentField } from './content-field.tsx';
import { LeaveWritingDialog } from './leave-writing-dialog.tsx';
import { TitleField } from './title-field.tsx';
import { useSaveKey } from './use-save-key.ts';
import type { WritingForm as Writing, WritingValues, Written } from './use-writing-form.ts';
import { WritingFoot } from './writing-foot.tsx';

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
