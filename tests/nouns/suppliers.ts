import { supplierNames } from '#client/features/suppliers/supplier.form.ts';
import { listed, type Noun, openDialog, title } from '#tests/support/noun.ts';
import { noSuchId, staffOnly } from '#tests/support/verdicts.ts';

const plumber = { name: 'Idraulica Pintus', trade: 'idraulico', phone: '+39 0781 000 001' };

export const noun: Noun = {
  what: 'a supplier',
  access: {
    'suppliers.list': staffOnly,
    'suppliers.create': [staffOnly, { name: '' }],
    'suppliers.update': [staffOnly, { ...noSuchId, name: 'Altro' }],
    'suppliers.delete': [staffOnly, noSuchId],
  },
  edited: {
    tables: ['suppliers'],
    make: ({ call }) => call('suppliers.create', plumber),
    read: listed('suppliers.list'),
    update: 'suppliers.update',
    change: (n) => ({ name: title(n) }),
    remove: 'suppliers.delete',
  },
  secrets: ({ call }, mark) => call('suppliers.create', { ...plumber, note: `${mark} nota` }),
  visitors: 'only staff see them',
  form: {
    path: '/admin/suppliers',
    steps: [openDialog('Nuovo fornitore')],
    labels: supplierNames,
  },
};
