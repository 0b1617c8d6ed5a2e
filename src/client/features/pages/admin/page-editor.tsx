import { WritingForm } from '#client/features/writing/writing-form.tsx';
import { PageAddressField } from './page-address-field.tsx';
import { PageExcerptField } from './page-excerpt-field.tsx';
import { PagePublishing } from './page-publishing.tsx';
import { PageSearchFields } from './page-search-fields.tsx';
import { type PageWritingOptions, usePageWriting } from './use-page-writing.ts';

type PageEditorProps = PageWritingOptions & { foot: HTMLElement | null };

export const PageEditor = ({ foot, ...options }: PageEditorProps) => {
  const { writing, proposeSlug, failure } = usePageWriting(options);
  const { form, saved } = writing;
  return (
    <WritingForm
      writing={writing}
      foot={foot}
      failure={failure}
      onTitle={proposeSlug}
      aside={
        <>
          <PagePublishing form={form} saved={saved} />
          <PageAddressField form={form} saved={saved} />
          <PageExcerptField form={form} />
          <PageSearchFields form={form} />
        </>
      }
    />
  );
};
