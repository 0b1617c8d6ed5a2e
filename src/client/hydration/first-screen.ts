import fraunces from '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The family, its file and its weights, as in styles/fonts.css. */
const fonts = [
  ['Figtree', `url(${figtree})`, '300 900'],
  ['Fraunces', `url(${fraunces})`, '500'],
];

/**
 * For the head of every page: the first picture has the line to itself. With the load event, or with a visitor who
 * scrolls before it, come the pictures further down (`loading`), and the fonts, which are shown together, so that
 * the page is laid out once more and not twice.
 *
 * Sections below the first screen are laid out when they come near it (`untouched`), until a visitor may be about
 * to follow a link to an anchor: the browser scrolls to where it expects its target. Not where it scrolls by itself,
 * to an anchor or to where the visitor was before.
 */
export const firstScreenScript = `{\
const {classList}=document.documentElement,on=(types,act)=>{for(const type of types)addEventListener(type,act,{capture:true,once:true})};\
classList.add("loading");\
on(["load","scroll"],()=>classList.remove("loading"));\
on(["load"],async()=>{\
const faces=${JSON.stringify(fonts)}.map(([family,file,weight])=>new FontFace(family,file,{weight}).load());\
for(const face of await Promise.all(faces))document.fonts.add(face)});\
if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){\
classList.add("untouched");\
on(["click","keydown","mousemove"],()=>classList.remove("untouched"))}}`;
