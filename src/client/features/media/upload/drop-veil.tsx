import { Upload } from 'lucide-react';

/** Lies over the place that takes files while some hang over the window. */
export const DropVeil = ({ children }: { children: string }) => (
  <div className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-card border-2 border-dashed border-sea-600 bg-sea-50/95">
    <p className="flex items-center gap-3 font-serif text-2xl text-sea-700">
      <Upload aria-hidden className="size-7" />
      {children}
    </p>
  </div>
);
