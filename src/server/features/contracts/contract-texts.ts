import type { Locale } from '#shared/languages/locales.ts';

// The text that the site comes with. Owners complete it, and change it as they like.

export const shippedTexts: Readonly<Record<Locale, string>> = {
  it: `# Contratto di locazione per finalità turistiche

Tra {locatore}, {indirizzo locatore}, codice fiscale {codice fiscale} (chi affitta), e {ospite} (l’ospite).

# 1. La casa
Chi affitta dà in locazione all’ospite la casa «{casa}», {indirizzo}, CIN {cin}, dati catastali: foglio …, particella …, subalterno …, con i suoi mobili e le sue attrezzature.

# 2. Il soggiorno
La casa è affittata per finalità turistiche, senza servizi alla persona, dal {arrivo} al {partenza} ({notti} notti), per {persone} persone. L’ospite non può cederla ad altri né ospitare più persone.

# 3. Il prezzo
Il prezzo concordato è di {prezzo}.

{pagamento}

# 4. La cauzione
Cauzione: {cauzione}.

# 5. L’annullamento
{annullamento}

# 6. La casa in buone mani
L’ospite usa la casa con cura, segnala subito i guasti e la lascia come l’ha trovata. Regole della casa:

{regole}

# 7. Il resto
Per quello che non è scritto qui valgono il Codice civile e le leggi sulle locazioni turistiche.`,
  en: `# Holiday rental agreement

Between {locatore}, {indirizzo locatore}, tax code {codice fiscale} (the landlord), and {ospite} (the guest).

# 1. The house
The landlord lets to the guest the house “{casa}”, {indirizzo}, CIN {cin}, land register: sheet …, parcel …, unit …, with its furniture and equipment.

# 2. The stay
The house is let for a holiday, without personal services, from {arrivo} to {partenza} ({notti} nights), for {persone} people. The guest may not pass it on to others or have more people stay.

# 3. The price
The agreed price is {prezzo}.

{pagamento}

# 4. The damage deposit
Damage deposit: {cauzione}.

# 5. Cancellation
{annullamento}

# 6. Care for the house
The guest takes care of the house, reports faults at once and leaves it as it was found. House rules:

{regole}

# 7. Anything else
What is not written here follows the Italian Civil Code and the laws on holiday lettings.`,
  de: `# Mietvertrag für Ferienzwecke

Zwischen {locatore}, {indirizzo locatore}, Steuernummer {codice fiscale} (Vermieter), und {ospite} (Gast).

# 1. Das Haus
Der Vermieter vermietet dem Gast das Haus „{casa}“, {indirizzo}, CIN {cin}, Kataster: Blatt …, Parzelle …, Einheit …, mit Möbeln und Ausstattung.

# 2. Der Aufenthalt
Das Haus wird für Ferienzwecke ohne persönliche Dienstleistungen vermietet, vom {arrivo} bis {partenza} ({notti} Nächte), für {persone} Personen. Der Gast darf es weder weitergeben noch mehr Personen aufnehmen.

# 3. Der Preis
Der vereinbarte Preis beträgt {prezzo}.

{pagamento}

# 4. Die Kaution
Kaution: {cauzione}.

# 5. Stornierung
{annullamento}

# 6. Pflege des Hauses
Der Gast geht sorgsam mit dem Haus um, meldet Mängel sofort und hinterlässt es, wie er es vorgefunden hat. Hausregeln:

{regole}

# 7. Sonstiges
Was hier nicht geregelt ist, richtet sich nach dem italienischen Zivilgesetzbuch und den Gesetzen über touristische Vermietung.`,
  fr: `# Contrat de location saisonnière

Entre {locatore}, {indirizzo locatore}, numéro fiscal {codice fiscale} (le bailleur), et {ospite} (le locataire).

# 1. La maison
Le bailleur loue au locataire la maison «\u00a0{casa}\u00a0», {indirizzo}, CIN {cin}, cadastre\u00a0: feuille …, parcelle …, unité …, avec ses meubles et son équipement.

# 2. Le séjour
La maison est louée pour des vacances, sans services à la personne, du {arrivo} au {partenza} ({notti} nuits), pour {persone} personnes. Le locataire ne peut ni la céder ni y loger plus de monde.

# 3. Le prix
Le prix convenu est de {prezzo}.

{pagamento}

# 4. Le dépôt de garantie
Dépôt de garantie\u00a0: {cauzione}.

# 5. L’annulation
{annullamento}

# 6. Le soin de la maison
Le locataire prend soin de la maison, signale tout de suite les pannes et la laisse comme il l’a trouvée. Règles de la maison\u00a0:

{regole}

# 7. Pour le reste
Ce qui n’est pas écrit ici suit le Code civil italien et les lois sur les locations touristiques.`,
};
