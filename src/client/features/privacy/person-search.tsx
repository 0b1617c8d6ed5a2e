import { Search } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { AddressInput } from '#shared/accounts.schema.ts';
import { privacyFailures } from './privacy-failures.ts';

const fields = ['email'] as const;

type PersonSearchProps = {
  find: {
    mutate: (input: AddressInput, options: { onError: (error: unknown) => void }) => void;
    isPending: boolean;
    error: unknown;
  };
};

export const PersonSearch = ({ find }: PersonSearchProps) => {
  const { register, handleSubmit, setError, formState } = useForm<AddressInput>({
    defaultValues: { email: '' },
    resolver: schemaResolver(async () => {
      const { addressInput } = await import('#shared/accounts.schema.ts');
      return { schema: addressInput };
    }),
  });
  const send = handleSubmit((values) => {
    if (find.isPending) return;
    find.mutate(values, { onError: (error) => showIssues(error, fields, setError) });
  });
  const failure = failureBeside(find.error, fields, privacyFailures.find);
  return (
    <form noValidate onSubmit={send}>
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start">
        <TextField
          label="Indirizzo email della persona"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" busy={find.isPending} className="sm:mt-7">
          <Search aria-hidden className="size-4" />
          Cerca i dati
        </Button>
      </div>
      {failure && (
        <div className="mt-4">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
    </form>
  );
};
