import { siteFonts } from '#client/ui/site-fonts.ts';

/**
 * For the head of every page: the first picture loads alone. It is painted one frame after the load event, when
 * `firstscreen` notifies the page's scripts. Then the other pictures and the fonts load; a scroll before that
 * loads the pictures at once. All fonts are added together, for one relayout instead of two. A background page
 * gets no frames, so a timer replaces them.
 */
export const firstScreenScript = `{\
const {classList}=document.documentElement,show=()=>classList.remove("loading");\
classList.add("loading");\
addEventListener("scroll",show,{capture:true,once:true});\
addEventListener("firstscreen",async()=>{\
show();\
const faces=${JSON.stringify(siteFonts)}.map(([family,file,weight])=>new FontFace(family,file,{weight}).load());\
for(const face of await Promise.all(faces))document.fonts.add(face)});\
addEventListener("load",()=>{\
const frame=document.hidden?setTimeout:requestAnimationFrame;\
frame(()=>frame(()=>dispatchEvent(new Event("firstscreen"))))})}`;
