/** One measured number, with its goal if it has one. */
export type Figure = {
  what: string;
  value: number;
  unit: Unit;
  goal?: Goal;
};

type Unit = 'requests/s' | 'ratio' | 'ms' | 'KB' | 'count';
type Goal = { atMost: number } | { atLeast: number };

/** A subject that can be measured alone: `npm run bench -- --only <name>`. */
export type Benchmark = {
  name: string;
  title: string;
  measure(): Promise<Figure[]>;
};

const digits: Record<Unit, number> = {
  'requests/s': 0,
  ratio: 2,
  ms: 1,
  KB: 1,
  count: 0,
};
const suffixes: Record<Unit, string> = {
  'requests/s': ' /s',
  ratio: ' ×',
  ms: ' ms',
  KB: ' KB',
  count: '',
};

export const formatValue = (value: number, unit: Unit): string => {
  const fixed = value.toFixed(digits[unit]);
  return `${fixed.replace(/\B(?=(\d{3})+$)/g, unit === 'requests/s' ? ',' : '')}${suffixes[unit]}`;
};

export const formatGoal = ({ goal, unit }: Figure): string => {
  if (!goal) return '';
  const [sign, limit] = 'atMost' in goal ? ['≤', goal.atMost] : ['≥', goal.atLeast];
  return `${sign} ${limit}${suffixes[unit]}`;
};

/** Undefined where there is no goal. */
export const meetsGoal = ({ goal, value }: Figure): boolean | undefined => {
  if (!goal) return undefined;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
};
