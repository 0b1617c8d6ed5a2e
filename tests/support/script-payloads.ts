// Texts that run a script, or fetch from elsewhere, wherever they are not escaped.

const RUN = 'window.__ran=1';
const AWAY = 'https://evil.example/x';

const tags = ['img', 'svg', 'video', 'audio', 'iframe', 'body', 'input', 'details', 'object', 'a'];
const events = [
  'onload',
  'onerror',
  'onclick',
  'onfocus',
  'onmouseover',
  'ontoggle',
  'onanimationend',
  'onpointerenter',
];

const withEvents = tags.flatMap((tag) =>
  events.flatMap((event) => [
    `<${tag} src=x ${event}=${RUN}>testo`,
    `<${tag} src="x" autofocus open ${event}="${RUN}">testo</${tag}>`,
    `<${tag.toUpperCase()}/SRC=x/${event.toUpperCase()}='${RUN}'>testo`,
  ]),
);

const wrappers: ((script: string) => string)[] = [
  (script) => `<script>${script}</script>`,
  (script) => `<ScRiPt >${script}</sCrIpT >`,
  (script) => `<script\n>${script}`,
  (script) => `<<script>${script}//<</script>`,
  (script) => `"><script>${script}</script>`,
  (script) => `'-${script}-'`,
  (script) => `</title><script>${script}</script>`,
  (script) => `</textarea><script>${script}</script>`,
  (script) => `</style><script>${script}</script>`,
  (script) => `--><script>${script}</script>`,
  (script) => `]]><script>${script}</script>`,
  (script) => `</script><script>${script}</script>`,
  (script) => `<!--<script>${script}</script>`,
  (script) => `<svg><script>${script}</script></svg>`,
  (script) => `<svg><style><img src=x onerror="${script}"></style></svg>`,
  (script) => `<math><mtext><table><mglyph><style><img src=x onerror="${script}">`,
  (script) => `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
  (script) => `<template><img src=x onerror=${script}></template>`,
  (script) => `<xmp><p title="</xmp><img src=x onerror=${script}>">`,
  (script) => `<p style="background:url(javascript:${script})">testo</p>`,
  (script) =>
    `<p class="align-center" onclick="${script}" style="x:expression(${script})">testo</p>`,
  (script) => `<figure data-block="image" data-src="x" onerror="${script}"></figure>`,
  (script) => `<figure data-block="image" data-src='/uploads/x" onerror="${script}'></figure>`,
  (script) => `<figure data-block="map" data-src="javascript:${script}"></figure>`,
  (script) =>
    `<figure data-block="youtube" data-src="data:text/html,<script>${script}</script>"></figure>`,
  (script) =>
    `<figure data-block="gallery" data-gallery-slug='x"><script>${script}</script>'></figure>`,
];

const scripts = [RUN, 'alert(1)', `fetch('${AWAY}')`, 'import("data:text/javascript,1")'];

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  ' javascript:',
  'jav&#x0A;ascript:',
  'vbscript:',
];
const linkTargets = [
  ...schemes.map((scheme) => `${scheme}${RUN}`),
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cuX19yYW49MTwvc2NyaXB0Pg==',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '&#106;avascript:window.__ran=1',
  '\u0001javascript:window.__ran=1',
];
const linked = linkTargets.flatMap((target) => [
  `<a href="${target}">testo</a>`,
  `<a href='${target}' target=_blank rel=opener>testo</a>`,
  `<form action="${target}"><button>testo</button></form>`,
  `<iframe src="${target}"></iframe>testo`,
  `<object data="${target}"></object>testo`,
  `<embed src="${target}">testo`,
  `<base href="${target}">testo`,
  `<meta http-equiv="refresh" content="0;url=${target}">testo`,
]);

const fetching = [
  'img src',
  'img srcset',
  'link rel=stylesheet href',
  'video poster',
  'source src',
  'iframe src',
  'input type=image src',
  'body background',
  'image href',
  'use href',
];
const fetched = fetching.flatMap((element) =>
  [AWAY, '//evil.example/x', 'https:evil.example/x'].map(
    (target) => `<${element}="${target}">testo`,
  ),
);

const styles = [
  `<style>@import '${AWAY}';</style>testo`,
  `<p style="background-image:url(${AWAY})">testo</p>`,
  `<div style="position:fixed;inset:0;background:url('${AWAY}')">testo</div>`,
];

const frames = [
  `https://www.youtube-nocookie.com.evil.example/embed/dQw4w9WgXcQ`,
  `https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ`,
  `https://www.google.com.evil.example/maps/embed?pb=1`,
  `https://www.google.com/maps/embed/../../url?q=${AWAY}`,
  `https://evil.example/?https://www.google.com/maps/embed`,
  `http://www.google.com/maps/embed?pb=1`,
  `https://user:pass@www.google.com/maps/embed?pb=1`,
  `https://www.google.com:8443/maps/embed?pb=1`,
].flatMap((src) => [
  `<figure data-block="map" data-src="${src}"></figure>testo`,
  `<figure data-block="youtube" data-src="${src}"></figure>testo`,
  `<figure data-block="video" data-src="${src}"></figure>testo`,
]);

/** More than five hundred. Should one run, `window.__ran` is set; foreign requests go to evil.example. */
export const scriptPayloads: readonly string[] = [
  ...new Set([
    ...withEvents,
    ...scripts.flatMap((script) => wrappers.map((wrap) => wrap(script))),
    ...linked,
    ...fetched,
    ...styles,
    ...frames,
  ]),
];
