import type { AnyTRPCRouter } from '@trpc/server';
import type { Database, Tables } from '#server/database/database.types.ts';
import type { VersionedTable } from '#server/database/versions.ts';
import type { Clock } from '#server/infrastructure/clock.ts';
import { type LinkTargets, type LinkUse, TARGETS_OFFERED } from '#shared/links.schema.ts';
import type { MediaUse } from '#shared/media/media.schema.ts';
import type { HeldKind } from '#shared/privacy.schema.ts';
import type { SearchHit, SearchKind } from '#shared/search.schema.ts';
import type { AuditLabels } from './audit-labels.ts';
import type { TranslatedTexts } from './translated-texts.ts';

/** The words of a search, and how many hits a page of it lists. */
type SearchWish = { page: number; limit: number; search: string };

/** A link outside of texts, and the screen on which to change it. */
export type Link = LinkUse & { address: string };

/** One more than this are read, to tell whether there are more. */
export const TARGETS_READ = TARGETS_OFFERED + 1;

/** Something with an address of its own that links can lead to. */
export type TargetRow = { slug: string; title: string; published: boolean };

/**
 * A feature's entries in the registries: the audit log, the API's document, the search and the like.
 * `src/server/cards.ts` lists the cards by the names of their routers.
 */
export type Card = {
  router: AnyTRPCRouter;
  /** The tag of its calls in the API's document; without it, programs cannot call them. */
  tag?: string;
  /** Every recorded action. A mutation without an entry fails the tests. */
  audit?: AuditLabels;
  /** Actions that the site no longer has; the log keeps its records of them. */
  withdrawn?: AuditLabels;
  /**
   * Its kind in the log and its table, where staff can open the subject of an event. The log stores no
   * name that is personal data: it reads it from the column `name` while there is one.
   */
  opens?: { subject: string; table: keyof Tables; name?: string };
  /**
   * Its tables, each with the heading under which an export shows the person's data in it. The privacy
   * feature reads, exports and erases these data.
   *
   * Outside the database: avatars under uploads are deleted with the account; `.eml` files in MAIL_DIR
   * whose headers name the address are deleted with the mails; the page cache is emptied at every change;
   * backups keep their copies until they are rotated out. The log contains ids only.
   *
   * NOTE: free text by staff (tasks, pages, posts, the reason of a block) may name a person. No rule can
   * find that; its author has to remove it. The house also names its host and the data controller, who
   * publish this themselves.
   */
  tables?: { readonly [Table in keyof Tables]?: HeldKind | 'nothing' };
  /** Its texts that owners can translate. */
  translated?: TranslatedTexts;
  /**
   * How its sample content is removed. An edited item belongs to the owners and stays. Stays, reviews and
   * messages of invented guests go with the sample even if staff edited them.
   */
  sampled?: {
    /** Its kind in the table of sample content. */
    kind: string;
    /** Removes the items; files of the library are removed last, by the sample house. */
    remove?(tx: Database, ids: readonly number[]): Promise<void>;
  } & (
    | { table: VersionedTable; endsWithEdit: true }
    | { table: keyof Tables; endsWithEdit: false }
  );
  /** Its part in the back office's search, in the order of its own list. */
  found?: {
    kind: SearchKind;
    /** Only administrators manage it. */
    forAdmins?: true;
    find(
      parts: { database: Database; clock: Clock },
      wish: SearchWish,
    ): Promise<{ total: number; hits: SearchHit[] }>;
  };
  /** Its links outside of texts. */
  links?(db: Database): Promise<Link[]>;
  /** Its texts that contain one of these pieces of HTML. */
  textsWith?(db: Database, pieces: readonly string[]): Promise<LinkUse[]>;
  /** Its entries that have an address of their own. */
  addresses?: {
    kind: Exclude<keyof LinkTargets, 'hasMore'>;
    /** The address is the slug after this. */
    under: `/${string}/`;
    /** At most `TARGETS_READ`. */
    targets(db: Database): Promise<TargetRow[]>;
    /** Null if nothing is there. */
    stateOf(db: Database, key: string): Promise<'published' | 'draft' | null>;
  };
  /** The places where it shows a file of the library. */
  showsMedia?(db: Database, fileName: string): Promise<MediaUse[]>;
  /** All its columns that name such files, alone or in a text. */
  namesMedia?(db: Database): Promise<string[]>;
};

/** By the name of the router. */
export type Cards = Readonly<Record<string, Card>>;
