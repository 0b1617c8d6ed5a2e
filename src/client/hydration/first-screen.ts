import fraunces from '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The family, its file and its weights, as in styles/fonts.css. */
const fonts = [
  ['Figtree', `url(${figtree})`, '300 900'],
  ['Fraunces', `url(${fraunces})`, '500'],
];

/**
 * For the head of every page: the first picture has the line to itself. A frame after the load event it has been
 * drawn, and `firstscreen` tells the page's scripts so. With it come the pictures further down, for a visitor who
 * scrolls before it too, and the fonts. These are shown together, so that the page is laid out once more and not
 * twice. A page in the background has no frames.
 */
export const firstScreenScript = `{\
const {classList}=document.documentElement,show=()=>classList.remove("loading");\
classList.add("loading");\
addEventListener("scroll",show,{capture:true,once:true});\
addEventListener("firstscreen",async()=>{\
show();\
const faces=${JSON.stringify(fonts)}.map(([family,file,weight])=>new FontFace(family,file,{weight}).load());\
for(const face of await Promise.all(faces))document.fonts.add(face)});\
addEventListener("load",()=>{\
const frame=document.hidden?setTimeout:requestAnimationFrame;\
frame(()=>frame(()=>dispatchEvent(new Event("firstscreen"))))})}`;
