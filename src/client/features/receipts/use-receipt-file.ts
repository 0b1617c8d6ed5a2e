import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { downloadBase64 } from '#client/ui/download-file.ts';
import type { ReceiptNumber } from '#shared/receipts/receipts.schema.ts';

/** Saves the PDF of a receipt; answers what went wrong. */
export const useReceiptFile = () => {
  const { receipts } = trpc.useUtils();
  const [failure, setFailure] = useState<string | null>(null);
  const download = ({ year, number }: ReceiptNumber): Promise<void> =>
    receipts.file.fetch({ year, number }).then(
      (pdf) => {
        setFailure(null);
        downloadBase64(`ricevuta-${year}-${number}.pdf`, pdf, 'application/pdf');
      },
      (error: unknown) => setFailure(errorText(error, 'La ricevuta non si è scaricata')),
    );
  return { download, failure };
};
