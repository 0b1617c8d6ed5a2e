import type { Generated } from 'kysely';

export type ContactMessagesTable = {
  id: Generated<number>;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** Name, address, telephone number and text, folded. */
  search_text: string;
  /** Probably sent by a script. */
  is_suspect: 0 | 1;
  created_at: string;
  /** Null while it is new. */
  read_at: string | null;
};

export type MessageAnswersTable = {
  id: Generated<number>;
  message_id: number;
  text: string;
  /** What the writer's account was called on that day. */
  author_name: string;
  created_at: string;
};
