/** Next lets the browser load these scripts beside the page. */
const script = /<script (src="[^"]+"(?: id="[^"]+")?) async=""><\/script>/g
const hint = /<link rel="preload" as="script"[^>]*>/g

/** Browsers neither load nor run a script of this type. */
const waiting = 'text/after-paint'

/** Scripts wait at most this long for the picture that a page starts with, from its first paint. */
const PICTURE_MS = 2000

/** This runs in the page. Only a page that is seen is painted. */
export const afterPaintScript = `(() => {
  const start = () => {
    for (const waiting of document.querySelectorAll('script[type="${waiting}"]')) {
      const script = document.createElement('script')
      for (const {name, value} of waiting.attributes) if (name !== 'type') script.setAttribute(name, value)
      script.setAttribute('async', '')
      waiting.replaceWith(script)
    }
  }
  const picture = document.querySelector('img[fetchpriority="high"]')
  const painted = () => Promise.race([
    picture && picture.decode().catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, ${PICTURE_MS})),
  ]).then(start)
  if (document.hidden) start()
  else new PerformanceObserver((_, paints) => {
    paints.disconnect()
    painted()
  }).observe({type: 'paint', buffered: true})
})()`.replace(/\n\s*/g, '\n')

/**
 * The scripts wait until the browser has painted the page with its first picture: they are half of what it loads, and
 * would hold up fonts and picture on a slow line. See docs/decisions/034-scripts-after-the-first-paint.md.
 */
export function startScriptsAfterPaint(html: string): string {
  return html
    .replace(hint, '')
    .replace(script, `<script type="${waiting}" $1></script>`)
    .replace('</body>', () => `<script>${afterPaintScript}</script></body>`)
}
