import { type UseFormRegisterReturn, useController, useWatch } from 'react-hook-form';
import { usePublishedPages } from '#client/features/pages/admin/use-site-places.ts';
import { menuAddress } from '#client/features/site-frame/menu-address.ts';
import { ChoiceOrText } from '#client/ui/choice-or-text.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { roles } from '#shared/roles.ts';
import { DeviceChoice } from './device-choice.tsx';
import type { MenuItemForm } from './menu-item-form.ts';
import type { MenuRow } from './menu-rows.ts';
import { audienceNames } from './menu-words.ts';

const audiences = roles.map((value) => ({ value, label: audienceNames[value] }));

const parentOptions = (parents: readonly MenuRow[]) => [
  { value: '', label: 'Nessuno: primo livello' },
  ...parents.map(({ item, level }) => ({
    value: item.id,
    label: `${'— '.repeat(level - 1)}${item.label}`,
  })),
];

/** A select speaks in texts; no parent is the empty one. */
const asParentId = (value: unknown): number | null =>
  value === '' || value === null ? null : Number(value);

const Destination = ({ form }: { form: MenuItemForm }) => {
  const [slug, url] = useWatch({ control: form.control, name: ['slug', 'url'] });
  const address = menuAddress({ slug: slug.trim(), url: url.trim() });
  return (
    <p className="col-span-full -mt-2 text-sm wrap-anywhere text-ink-soft">
      {address ? (
        <>
          Porta a <strong className="font-semibold text-ink">{address}</strong>
          {slug.trim() && url.trim() && ': con slug e URL vale lo slug'}.
        </>
      ) : (
        'Senza slug né URL la voce raccoglie soltanto quelle sotto di lei.'
      )}
    </p>
  );
};

type UrlFieldProps = UseFormRegisterReturn<'url'> & { error: string | undefined };

/** A page, chosen by its title; another slug may be written, as of a page that is still a draft. */
const SlugField = ({ form: { control } }: { form: MenuItemForm }) => {
  const { field, fieldState } = useController({ control, name: 'slug' });
  const { pages, choiceHint } = usePublishedPages();
  return (
    <div className="col-span-full">
      <ChoiceOrText
        {...field}
        choiceLabel="Pagina del sito"
        choiceHint={choiceHint}
        otherLabel="Nessuna, o un altro slug"
        choices={pages.map(({ slug, title }) => ({ value: slug, label: title }))}
        label="Slug"
        hint="Per una pagina del sito: «chi-siamo» porta a /pages/chi-siamo."
        error={fieldState.error?.message}
      />
    </div>
  );
};

const UrlField = (field: UrlFieldProps) => (
  <TextField
    label="URL"
    inputMode="url"
    hint="Per qualsiasi altro indirizzo: /gallery, /#contatti oppure https://…"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    required={false}
    fieldClassName="col-span-full"
    {...field}
  />
);

type MenuItemFieldsProps = {
  form: MenuItemForm;
  /** Where the item may hang. */
  parents: readonly MenuRow[];
  isNew?: boolean;
};

export const MenuItemFields = ({ form, parents, isNew = false }: MenuItemFieldsProps) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 @xl:grid-cols-2 @xl:gap-x-6">
      <TextField
        label="Etichetta"
        autoComplete="off"
        required={isNew || undefined}
        hint={isNew ? undefined : 'Se resta vuota diventa «Senza etichetta».'}
        fieldClassName="col-span-full"
        error={errors.label?.message}
        {...register('label')}
      />
      <SlugField form={form} />
      <UrlField error={errors.url?.message} {...register('url')} />
      <Destination form={form} />
      <SelectField
        label="Parent (la voce sotto cui sta)"
        options={parentOptions(parents)}
        error={errors.parentId?.message}
        {...register('parentId', { setValueAs: asParentId })}
      />
      <SelectField
        label="Visibile a"
        options={audiences}
        error={errors.visibleTo?.message}
        {...register('visibleTo')}
      />
      <DeviceChoice form={form} />
    </div>
  );
};
