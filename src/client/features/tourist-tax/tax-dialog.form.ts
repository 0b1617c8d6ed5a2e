import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { type StayTax, updateStayTaxInput } from '#shared/tourist-tax/tourist-tax.schema.ts';

export type StayTaxValues = Pick<
  StayTax,
  'collector' | 'exemptions' | 'earlierNights' | 'collectedCents' | 'collectedOn'
>;

export const stayTaxNames = {
  collector: 'La incassa',
  exemptions: 'Chi non paga',
  earlierNights: 'Notti già pagate quest’anno in questa casa',
  collectedCents: 'Incassata (€)',
  collectedOn: 'Quando',
} as const satisfies FieldNames<StayTaxValues>;

export const stayTaxFields = keysOf(stayTaxNames);

export const valuesOfTax = (tax: StayTax): StayTaxValues => ({
  collector: tax.collector,
  exemptions: tax.exemptions,
  earlierNights: tax.earlierNights,
  collectedCents: tax.collectedCents,
  collectedOn: tax.collectedOn,
});

export const stayTaxResolver = schemaResolver<StayTaxValues>(async () => ({
  schema: updateStayTaxInput.omit({ id: true }),
}));

/** The usual words of comuni's forms; others can be typed. */
export const usualReasons = [
  'residente nel comune',
  'persona con disabilità',
  'accompagnatore di una persona con disabilità',
  'cure in una struttura sanitaria',
  'accompagnatore di un malato',
  'qui per lavoro',
  'forze dell’ordine in servizio',
];
