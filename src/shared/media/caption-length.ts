/** Characters of a caption, in the library and in a text. Apart from the library's rules, which visitors do without. */
export const CAPTION_MAX = 500;
