import type { AppContext } from './app-context.ts';

/**
 * State that a feature keeps in memory for as long as an app lives. It belongs to the app, not to
 * the module, because tests run several apps in one process. Its lifecycle stands for the app: a test that
 * takes over the routes of an earlier one keeps the context object, and has a new lifecycle.
 */
export const perApp = <State extends object>(
  create: (app: AppContext) => State,
): ((app: AppContext) => State) => {
  const states = new WeakMap<AppContext['lifecycle'], State>();
  return (app) => {
    const state = states.get(app.lifecycle) ?? create(app);
    states.set(app.lifecycle, state);
    return state;
  };
};
