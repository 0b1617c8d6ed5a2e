import { useWatch } from 'react-hook-form';
import { lengthInWords } from '#client/ui/length-in-words.ts';
import { TextArea } from '#client/ui/text-area.tsx';
import type { PageForm } from './page-form.ts';

const MAX = 500;

export const PageExcerptField = ({ form }: { form: PageForm }) => {
  const excerpt = useWatch({ control: form.control, name: 'excerpt' });
  return (
    <TextArea
      label="Estratto"
      rows={3}
      required={false}
      hint={`Di che cosa parla, in breve. ${lengthInWords(excerpt, MAX)}.`}
      error={form.formState.errors.excerpt?.message}
      {...form.register('excerpt')}
    />
  );
};
