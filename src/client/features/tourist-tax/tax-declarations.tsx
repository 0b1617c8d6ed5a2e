import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { formatDay, formatInstantDay } from '#shared/languages/italian-dates.ts';
import type { TaxPeriod } from '#shared/tourist-tax/tax-returns.ts';
import type { TaxReturn } from '#shared/tourist-tax/tourist-tax.schema.ts';

type Declaration = TaxReturn['declarations'][number];

const authorities: Record<Declaration['authority'], string> = {
  comune: 'Al comune',
  state: 'Allo Stato',
};

const DeclarationRow = ({ period, mark }: { period: TaxPeriod; mark: Declaration }) => {
  const { authority, dueOn, declaredAt, declaredBy, hasChanged } = mark;
  const declare = trpc.touristTax.declare.useMutation();
  const isDeclared = declaredAt !== null;
  const press = () => declare.mutate({ ...period, authority, declared: !isDeclared });
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <strong>{authorities[authority]}</strong>{' '}
          {isDeclared
            ? `dichiarato il ${formatInstantDay(declaredAt)}${declaredBy ? ` da ${declaredBy}` : ''}`
            : `entro il ${formatDay(dueOn)}`}
        </p>
        <Button
          variant={isDeclared ? 'quiet' : 'secondary'}
          size="small"
          busy={declare.isPending}
          className="print:hidden"
          aria-label={`${authorities[authority]}: ${isDeclared ? 'togli il segno' : 'segna come dichiarato'}`}
          onClick={press}
        >
          {isDeclared ? 'Togli il segno' : 'Segna come dichiarato'}
        </Button>
      </div>
      {hasChanged && (
        <Notice tone="warning" title="Le somme sono cambiate dopo la dichiarazione">
          Qualcuno ha corretto un soggiorno o le regole. Controlla che cosa hai dichiarato; se hai
          corretto anche là, togli il segno e mettilo di nuovo.
        </Notice>
      )}
      {declare.isError && (
        <Notice tone="error">{errorText(declare.error, 'Errore nel salvataggio')}</Notice>
      )}
    </li>
  );
};

type DeclarationsProps = { period: TaxPeriod; declarations: readonly Declaration[] };

/** The authority, deadline and state of a period's declaration. */
export const TaxDeclarations = ({ period, declarations }: DeclarationsProps) =>
  declarations.length > 0 && (
    <FormSection title="La dichiarazione">
      <ul className="grid gap-4">
        {declarations.map((mark) => (
          <DeclarationRow key={mark.authority} period={period} mark={mark} />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Il sito prepara le somme e non manda niente: le scrivi tu nel modulo. Quella allo Stato è
        dovuta anche se ha incassato tutto un portale.
      </p>
    </FormSection>
  );
