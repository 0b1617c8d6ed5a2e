import { Fragment } from 'react';

/** A mail address that prefers line breaks after punctuation. */
export const MailAddress = ({ address }: { address: string }) =>
  address.split(/(?<=[@._-])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
