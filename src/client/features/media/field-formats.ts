/** The endings that a photograph of the site may have. */
export const PHOTO_FORMATS = 'jpg,jpeg,png,gif,webp';

/** Specification, section 2: what may be the icon of a feature box. */
export const ICON_FORMATS = 'jpg,jpeg,png,gif,svg';

/** Specification, section 5: what may be the cover of a blog post. */
export const COVER_FORMATS = 'jpg,jpeg,png,gif';
