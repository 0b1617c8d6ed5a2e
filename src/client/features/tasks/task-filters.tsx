import { SearchBox } from '#client/ui/search-box.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { type TaskState, type TaskView, taskStates } from './task-view.ts';

const stateNames: Record<TaskState, string> = {
  all: 'Tutti',
  open: 'Da fare',
  done: 'Completati',
};

const stateOptions = taskStates.map((value) => ({ value, label: stateNames[value] }));

type TaskFiltersProps = { view: TaskView; onChange: (view: TaskView) => void };

export const TaskFilters = ({ view, onChange }: TaskFiltersProps) => (
  <search className="grid grid-cols-[5fr_4fr] gap-4 md:grid-cols-[minmax(0,20rem)_12rem]">
    <SearchBox
      value={view.search}
      placeholder="Nome o descrizione"
      onSearch={(search) => onChange({ ...view, search })}
    />
    <SelectField
      label="Mostra"
      options={stateOptions}
      value={view.state}
      onChange={({ target }) =>
        onChange({ ...view, state: taskStates.find((known) => known === target.value) ?? 'all' })
      }
    />
  </search>
);
