// What a translator's program does to the file of a language.

const escaped = (id: string): string => id.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const unitOf = (file: string, id: string): string => {
  const begin = `<trans-unit id="${escaped(id)}"`;
  const [, unit] = file.split(begin);
  if (unit === undefined) throw new Error(`There is no unit ${id}`);
  return `${begin}${unit.slice(0, unit.indexOf('</trans-unit>'))}</trans-unit>`;
};

export const withUnit = (file: string, id: string, edit: (unit: string) => string): string => {
  const unit = unitOf(file, id);
  return file.replace(unit, () => edit(unit));
};

export const TARGET = /<target[\s\S]*<\/target>/;

/** What it holds is in XML. */
export const withTarget = (file: string, id: string, target: string, state = 'translated') =>
  withUnit(file, id, (unit) =>
    unit.replace(TARGET, () => `<target state="${state}">${target}</target>`),
  );
