// The file extensions that picture fields accept.

export const PHOTO_FORMATS = 'jpg,jpeg,png,gif,webp';

/** The icon of a feature box (specification, section 2). */
export const ICON_FORMATS = 'jpg,jpeg,png,gif,svg';

/** The cover of a blog post (specification, section 5). */
export const COVER_FORMATS = 'jpg,jpeg,png,gif';
