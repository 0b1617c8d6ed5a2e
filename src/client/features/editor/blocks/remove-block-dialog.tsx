import { createPortal } from 'react-dom';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { RichTextBlock } from '#shared/rich-text.ts';
import { blocksWithArticle } from './block-words.ts';

type RemoveBlockDialogProps = {
  block: RichTextBlock;
  onConfirm: () => void;
  onClose: () => void;
};

const kept: Partial<Record<RichTextBlock['kind'], string>> = {
  gallery: 'La gallery resta nel sito: sparisce solo da questo testo.',
  image: "L'immagine resta nella libreria: sparisce solo da questo testo.",
  video: 'Il video resta nella libreria: sparisce solo da questo testo.',
  audio: "L'audio resta nella libreria: sparisce solo da questo testo.",
};

export const RemoveBlockDialog = ({ block, onConfirm, onClose }: RemoveBlockDialogProps) =>
  createPortal(
    <ConfirmDialog
      open
      title={`Eliminare ${blocksWithArticle[block.kind]} dal testo?`}
      confirmLabel="Elimina"
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{kept[block.kind] ?? 'Sparisce da questo testo.'} Con «Annulla» nella barra torna.</p>
    </ConfirmDialog>,
    document.body,
  );
