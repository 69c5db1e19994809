import {createElement as h} from 'react'

const style = `
  html { background-color: #fffdf6; }
  @media (prefers-color-scheme: dark) { html { background-color: #13141b; } }
  html, body, #sanity { height: 100%; }
  body { margin: 0; -webkit-font-smoothing: antialiased; }
  noscript { display: block; padding: 2rem; font-family: sans-serif; }
`

/**
 * The Studio's HTML page, in JavaScript because Sanity's build worker loads it. The default page fetches a font from the
 * vendor's server and reports errors there. This one uses the device's font and works offline.
 *
 * @param {{entryPath: string, css?: string[]}} props
 */
export default function Document({entryPath, css = []}) {
  return h(
    'html',
    {lang: 'lt'},
    h(
      'head',
      null,
      h('meta', {charSet: 'utf-8'}),
      h('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover'}),
      h('meta', {name: 'robots', content: 'noindex'}),
      h('meta', {name: 'referrer', content: 'same-origin'}),
      h('title', null, 'Svetainės turinys'),
      h('link', {rel: 'icon', href: '/static/favicon.ico', sizes: 'any'}),
      css.map((href) => h('link', {key: href, rel: 'stylesheet', href})),
      h('style', null, style),
    ),
    h(
      'body',
      null,
      h('div', {id: 'sanity'}),
      h('script', {src: entryPath, type: 'module'}),
      h('noscript', null, 'Kad galėtumėte redaguoti, naršyklėje įjunkite „JavaScript“.'),
    ),
  )
}
