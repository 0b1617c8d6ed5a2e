import clsx from 'clsx';

const marks = [
  { label: 'Libero', className: '' },
  { label: 'Occupato', className: 'day-morning-confirmed day-whole' },
  { label: 'Non disponibile', className: 'day-morning-blocked day-whole' },
  { label: 'Richiesta in attesa', className: 'day-morning-pending day-whole' },
  { label: 'Arrivo possibile', className: 'day-morning-confirmed' },
  { label: 'Partenza possibile', className: 'day-evening-confirmed' },
  { label: 'Oggi', className: 'day-today' },
];

/** What the marks of the calendar mean, drawn by the same classes. */
export const CalendarLegend = () => (
  <ul aria-label="Legenda del calendario" className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
    {marks.map(({ label, className }) => (
      <li key={label} className="flex items-center gap-2">
        <span aria-hidden className={clsx('day day-sample', className)} />
        {label}
      </li>
    ))}
  </ul>
);
