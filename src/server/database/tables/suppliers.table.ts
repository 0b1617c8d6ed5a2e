import type { Generated } from 'kysely';

export type SuppliersTable = {
  id: Generated<number>;
  name: string;
  trade: string;
  phone: string;
  note: string;
  version: Generated<number>;
};
