import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging is how the library learns its state's type
  interface HistoryState {
    /** The address somebody typed on the screen before. In the state, since a URL is kept and passed on. */
    accountEmail?: string;
    /** This step of the history was reached by registering. */
    justRegistered?: boolean;
  }
}

/** The address that was typed on the screen before; empty when there was none. */
export const useCarriedAddress = (): string => useLocation().state.accountEmail ?? '';
