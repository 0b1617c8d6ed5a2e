import type { ReactNode } from 'react';

export const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h3 className="font-semibold text-sea-700">{title}</h3>
    {children}
  </section>
);
