import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { retentionTable } from '#shared/retention.ts';

type Row = (typeof retentionTable)[number];

const columns: Column<Row>[] = [
  { id: 'what', header: 'Che cosa', cell: ({ what }) => <strong>{what}</strong> },
  { id: 'period', header: 'Per quanto', cell: ({ period }) => period },
  { id: 'outcome', header: 'E poi', cell: ({ outcome }) => outcome },
];

/** What leaves by itself, and when. */
export const RetentionSection = () => (
  <section aria-labelledby="retention-title" className="mt-12">
    <h2 id="retention-title" className="text-2xl">
      Per quanto tempo restano i dati
    </h2>
    <p className="mt-1 mb-4 max-w-text text-ink-soft">
      Il sito cancella da solo, una volta al giorno, quello che non serve più. Gli stessi tempi si
      leggono nell’
      <SiteLink
        href="/pages/informativa-privacy"
        className="text-sea-700 underline underline-offset-4"
      >
        informativa privacy
      </SiteLink>
      .
    </p>
    <div className="md:rounded-card md:border md:border-sand-200 md:bg-white">
      <DataTable
        caption="Per quanto tempo restano i dati"
        columns={columns}
        rows={retentionTable}
        rowKey={({ what }) => what}
      />
    </div>
  </section>
);
