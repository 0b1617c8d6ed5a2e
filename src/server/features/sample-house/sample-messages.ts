type SampleMessage = {
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** How many days before the first start it arrived. */
  daysAgo: number;
  isRead: boolean;
};

/** Typical questions; nobody owns `example.com`, so an answer reaches nobody. */
export const sampleMessages: SampleMessage[] = [
  {
    name: 'Chiara Fadda',
    email: 'chiara.fadda@example.com',
    phone: '+39 333 000 0000',
    message:
      'Buongiorno! Vorremmo venire a settembre con due bambini piccoli.\nIn casa c’è un seggiolone, e la caletta si raggiunge anche con il passeggino?\nGrazie, Chiara',
    daysAgo: 1,
    isRead: false,
  },
  {
    name: 'Tobias Lang',
    email: 'tobias.lang@example.com',
    phone: null,
    message:
      'Ciao, arriviamo in bicicletta da Calasetta con l’ultimo traghetto. È possibile prendere le chiavi dopo le dieci di sera? Saluti da Monaco.',
    daysAgo: 4,
    isRead: true,
  },
];
