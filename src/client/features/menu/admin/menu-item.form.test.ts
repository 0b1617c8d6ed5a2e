import { describe, expect, it } from 'vitest';
import { menuItemOf } from '#tests/support/menu-items.ts';
import {
  changedItemResolver,
  changesOf,
  type MenuItemValues,
  newItemResolver,
  newMenuItem,
  valuesOf,
} from './menu-item.form.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

const messagesOf = async (resolver: typeof newItemResolver, values: MenuItemValues) => {
  const { errors } = await resolver(values, undefined, options);
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      error && 'message' in error && error.message,
    ]),
  );
};

describe('a new item', () => {
  it('is for everybody, on both devices, at the top level', () => {
    expect(newMenuItem).toMatchObject({
      visibleTo: 'USER',
      showOnDesktop: true,
      showOnMobile: true,
      parentId: null,
    });
  });

  it('needs a label, a target and a device', async () => {
    expect(
      await messagesOf(newItemResolver, {
        ...newMenuItem,
        label: ' ',
        showOnDesktop: false,
        showOnMobile: false,
      }),
    ).toEqual({
      label: 'Il campo "label" è obbligatorio.',
      address: 'Scegli dove porta la voce.',
      showOnDesktop: 'Devi selezionare almeno un dispositivo.',
    });
    const home = { ...newMenuItem, label: 'Home' };
    expect(await messagesOf(newItemResolver, { ...home, address: '/' })).toEqual({});
    expect(await messagesOf(newItemResolver, { ...home, address: '' })).toEqual({});
  });
});

describe('a changed item', () => {
  const values = valuesOf(menuItemOf('Home', { url: '/', parentId: 3 }));

  it('may have no label, but needs a device', async () => {
    expect(await messagesOf(changedItemResolver, { ...values, label: '' })).toEqual({});
    expect(
      await messagesOf(changedItemResolver, {
        ...values,
        showOnDesktop: false,
        showOnMobile: false,
      }),
    ).toEqual({ showOnDesktop: 'Devi selezionare almeno un dispositivo.' });
  });

  it('sends only changes, and null for an emptied field', () => {
    expect(changesOf({ ...values, label: 'Casa', address: '' }, values)).toEqual({
      label: 'Casa',
      slug: null,
      url: null,
    });
    expect(changesOf({ ...values, address: '/pages/dove-siamo' }, values)).toEqual({
      slug: 'dove-siamo',
      url: null,
    });
    expect(changesOf({ ...values, parentId: null }, values)).toEqual({
      parentId: null,
    });
    expect(changesOf(values, values)).toEqual({});
  });
});
