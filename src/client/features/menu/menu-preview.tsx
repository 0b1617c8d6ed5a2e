import { useState } from 'react';
import {
  itemsFor,
  type MenuDevice,
  type MenuEntry,
  menuEntries,
} from '#client/features/site-frame/menu-entries.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import type { MenuItem } from '#shared/menu.schema.ts';
import { type Role, roles } from '#shared/roles.ts';

const deviceNames: Record<MenuDevice, string> = { desktop: 'Desktop', mobile: 'Mobile' };
const devices: readonly MenuDevice[] = ['desktop', 'mobile'];

const viewers: Record<Role, string> = {
  USER: 'Visitatori',
  EDITOR: 'Editori',
  ADMIN: 'Amministratori',
};

const Entries = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <ul className="grid gap-1">
    {entries.map(({ id, label, href, children }) => (
      <li key={id}>
        <span className="font-semibold">{label}</span>
        {href && <span className="text-sm text-ink-soft"> {href}</span>}
        {children.length > 0 && (
          <div className="mt-1 ml-1.5 border-l border-sand-300 pl-3.5">
            <Entries entries={children} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

/** The menu as the site shows it, to whom and where one likes. */
export const MenuPreview = ({ items }: { items: readonly MenuItem[] }) => {
  const [device, setDevice] = useState<MenuDevice>('desktop');
  const [role, setRole] = useState<Role>('USER');
  const entries = menuEntries(itemsFor(items, role), device);
  return (
    <section
      aria-labelledby="menu-preview"
      className="mt-10 rounded-card border border-sand-200 bg-white p-4 md:p-6"
    >
      <h2 id="menu-preview" className="text-xl">
        Anteprima
      </h2>
      <div className="mt-4 grid max-w-lg grid-cols-2 gap-4">
        <SelectField
          label="Su"
          options={devices.map((value) => ({ value, label: deviceNames[value] }))}
          value={device}
          onChange={({ target }) =>
            setDevice(devices.find((known) => known === target.value) ?? 'desktop')
          }
        />
        <SelectField
          label="Come lo vedono"
          options={roles.map((value) => ({ value, label: viewers[value] }))}
          value={role}
          onChange={({ target }) =>
            setRole(roles.find((known) => known === target.value) ?? 'USER')
          }
        />
      </div>
      <div className="mt-5 wrap-anywhere">
        {entries.length > 0 ? (
          <Entries entries={entries} />
        ) : (
          <p className="text-ink-soft">Qui il menu non mostra nessuna voce.</p>
        )}
      </div>
    </section>
  );
};
