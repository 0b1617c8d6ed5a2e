import type { AppContext } from '#server/app-context.ts';
import { invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { getPaymentTerms } from '#server/features/payment-terms/payment-terms.service.ts';
import { unwritableIn } from '#server/infrastructure/pdf/write-pdf.ts';
import { TO_COMPLETE } from '#shared/contracts/contract-fields.ts';
import type {
  ContractSettings,
  UpdateContractSettingsInput,
} from '#shared/contracts/contracts.schema.ts';
import { definedOf } from '#shared/forms/partial.ts';
import { shippedTexts } from './contract-texts.ts';
import { findContractSettings, updateContractSettingsRow } from './contracts.repository.ts';

/** Languages in which the owners have written nothing have the text that the site comes with. */
export const getContractSettings = async (db: Database): Promise<ContractSettings> => {
  const { texts, ...settings } = await findContractSettings(db);
  return { ...settings, texts: { ...shippedTexts, ...texts } };
};

/** Why a contract cannot be switched on; null if it can. */
const issueOf = async (db: Database, { texts }: Pick<ContractSettings, 'texts'>) => {
  if (texts.it === '') return { path: 'texts.it', message: 'Scrivi il testo del contratto.' };
  if (Object.values(texts).some((text) => text.includes(TO_COMPLETE))) {
    const message = `Completa il testo al posto di «${TO_COMPLETE}», in ogni lingua: per esempio i dati catastali.`;
    return { path: 'isOn', message };
  }
  if ((await getPaymentTerms(db)).terms.landlord === null) {
    return { path: 'isOn', message: 'Prima scrivi chi affitta: il contratto ne porta il nome.' };
  }
  return null;
};

/** The table has one row. */
const SETTINGS_ID = 1;

/** Changes the given fields only. CHANGED_MEANWHILE, INVALID_INPUT. */
export const updateContractSettings = async (
  app: AppContext,
  { seenVersion, isOn, texts = {} }: UpdateContractSettingsInput,
): Promise<ContractSettings> => {
  for (const [locale, text] of Object.entries(texts)) {
    const unwritable = await unwritableIn(text ?? '');
    if (unwritable.length > 0) {
      const message = `Il contratto non sa scrivere «${unwritable.join('')}».`;
      throw invalidInput({ path: `texts.${locale}`, message });
    }
  }
  return inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'contractSettings', { id: SETTINGS_ID, seenVersion });
    const before = await getContractSettings(tx);
    const after = {
      isOn: isOn ?? before.isOn,
      texts: { ...before.texts, ...definedOf(texts) },
    };
    const issue = after.isOn ? await issueOf(tx, after) : null;
    if (issue) throw invalidInput(issue);
    await updateContractSettingsRow(tx, after);
    return getContractSettings(tx);
  });
};
