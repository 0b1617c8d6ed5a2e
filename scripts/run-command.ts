import { type ParseArgsConfig, parseArgs } from 'node:util';
import { AppError } from '#server/app-error.ts';
import { SnapshotError } from '#server/database/snapshots/snapshot-error.ts';
import { explainFailure, StartError } from '#server/start-error.ts';

/** Wrong arguments: says how the command is used. */
export class UsageError extends StartError {}

/** The arguments after the command's name. Throws UsageError for an unknown option. */
export const readArguments = <Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) => {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    throw new UsageError(usage);
  }
};

export const printLine = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const isForPeople = (error: unknown): error is Error =>
  error instanceof AppError || error instanceof SnapshotError;

/** Runs a command of the server's shell. On an error it prints one sentence and exits with 1. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${isForPeople(error) ? error.message : explainFailure(error)}\n`);
    process.exitCode = 1;
  }
};
