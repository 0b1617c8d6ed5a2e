import { BACKUP_MONTHS } from '#shared/retention.ts';

/** Where erased data live on for a while, and what follows from that. */
export const BackupsNote = () => (
  <>
    I backup fatti prima contengono ancora questi dati: quelli automatici se ne vanno da soli entro{' '}
    {BACKUP_MONTHS} mesi, quelli fatti a mano quando li si elimina. Dopo il ripristino di un backup
    più vecchio la cancellazione va ripetuta.
  </>
);
