/** The endings that a photograph of the site may have. */
export const PHOTO_FORMATS = 'jpg,jpeg,png,gif,webp';

/** Specification, section 2: what may be the icon of a feature box. */
export const ICON_FORMATS = 'jpg,jpeg,png,gif,svg';
