import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';

/** An application that believes that there is room, until the disk itself says no. */
export const createRoomyApp = async (
  disk: string,
  name: string,
): Promise<TestApp & { folder: string }> => {
  const folder = join(disk, name);
  const t = await createTestApp({
    settings: {
      DATABASE_FILE: join(folder, 'site.db'),
      UPLOADS_DIR: join(folder, 'uploads'),
      BACKUPS_DIR: join(folder, 'backups'),
      RATE_LIMITS: 'off',
    },
    own: { freeBytes: () => Promise.resolve(Number.MAX_SAFE_INTEGER) },
  });
  return {
    ...t,
    folder,
    close: async () => {
      await t.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
