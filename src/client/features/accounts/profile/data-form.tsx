import { useWatch } from 'react-hook-form';
import { useMailLocales } from '#client/features/site-settings/mail-language.tsx';
import { NoMailsNote } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { serverMessage } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { languageNames } from '#shared/languages/locales.ts';
import {
  type DataFormValues,
  dataFormIssue,
  dataFormOf,
  isOtherEmail,
  profileInputOf,
} from './data-form-values.ts';
import { FormFooter, UsernameField, useSaveProfile } from './profile-form.tsx';

const ResendConfirmation = ({ email }: { email: string }) => {
  const { t, read } = useLanguage();
  const resend = trpc.accounts.resendConfirmation.useMutation({
    meta: { success: serverMessage, refetches: false },
  });
  const press = () => {
    if (!resend.isPending) resend.mutate({ email });
  };
  return (
    <>
      <Button variant="secondary" size="small" busy={resend.isPending} onClick={press}>
        {t('profile.resendButton')}
      </Button>
      <p role="alert" className="text-sm font-medium">
        {resend.isError && read(errorText(resend.error, t('account.resendFailed')))}
      </p>
    </>
  );
};

type PendingEmailNoticeProps = { email: string; pending: string };

const strong = (words: string) => <strong>{words}</strong>;

const PendingEmailNotice = ({ email, pending }: PendingEmailNoticeProps) => {
  const { t } = useLanguage();
  return (
    <Notice
      tone="warning"
      title={t('profile.pendingTitle')}
      action={<ResendConfirmation email={pending} />}
    >
      <p className="[overflow-wrap:anywhere]">
        <Sentence text={t('profile.pendingText', { pending, email })} parts={[strong, strong]} />
      </p>
    </Notice>
  );
};

const dataFields: readonly (keyof DataFormValues)[] = [
  'name',
  'email',
  'locale',
  'currentPassword',
];

const useDataForm = (user: OwnUser) => {
  const { t } = useLanguage();
  const save = useSaveProfile();
  const names: FieldNames<DataFormValues, 'currentPassword'> = {
    name: t('account.name'),
    email: t('forms.email'),
    locale: t('profile.mailLanguage'),
  };
  const saved = useSavedForm<OwnUser, DataFormValues>({
    saved: user,
    valuesOf: dataFormOf,
    names,
    resolver: schemaResolver(async () => {
      const { updateProfileInput } = await import('#shared/accounts/accounts.schema.ts');
      return {
        schema: updateProfileInput.pick({ name: true, email: true, locale: true }),
        alsoWrong: (values) => dataFormIssue(values, user.email),
      };
    }),
    send: async (values, base) => {
      const input = profileInputOf(values, base.email);
      return (await save.mutateAsync({ ...input, seenVersion: base.version })).user;
    },
    onFailure: (error, setError) => showIssues(error, dataFields, setError),
  });
  return { ...saved, save };
};

/** A new email takes effect only after it is confirmed. */
export const DataForm = ({ user }: { user: OwnUser }) => {
  const { t } = useLanguage();
  const { form, save, submit, conflict, unsaved } = useDataForm(user);
  const { errors } = form.formState;
  const email = useWatch({ control: form.control, name: 'email' });
  const locales = useMailLocales(user.locale);
  const asksPassword = isOtherEmail(email, user.email);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t('account.name')}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <EmailField error={errors.email?.message} {...form.register('email')} />
      {locales.length > 1 && (
        <SelectField
          label={t('profile.mailLanguage')}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          error={errors.locale?.message}
          {...form.register('locale')}
        />
      )}
      {asksPassword && (
        <>
          <UsernameField email={user.email} />
          <PasswordField
            label={t('profile.currentPassword')}
            hint={t('profile.passwordForEmail')}
            autoComplete="current-password"
            required
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
        </>
      )}
      {user.pendingEmail && <NoMailsNote>{t('account.noMailsConfirm')}</NoMailsNote>}
      {user.pendingEmail && <PendingEmailNotice email={user.email} pending={user.pendingEmail} />}
      <FormFooter save={save} fields={dataFields} conflict={conflict} unsaved={unsaved}>
        <Button type="submit" busy={save.isPending}>
          {t('profile.saveButton')}
        </Button>
      </FormFooter>
    </form>
  );
};
