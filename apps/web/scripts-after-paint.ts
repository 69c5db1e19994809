/** Scripts that Next lets the browser load beside the page. */
const script = /<script (src="[^"]+"(?: id="[^"]+")?) async=""><\/script>/g
const hint = /<link rel="preload" as="script"[^>]*>/g

/** A type that browsers neither load nor run. */
const waiting = 'text/after-paint'

/** How long scripts wait at most for the picture that a page begins with, in ms from its first paint. */
const PICTURE_MS = 2000

/** Runs in the page. Only a page that is seen is painted. */
const starter = `<script>(() => {
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
})()</script>`.replace(/\n\s*/g, '\n')

/**
 * Lets the scripts of a page wait until the browser has painted it, with its first picture. They are half of what it
 * loads; beside the fonts and the first picture they would hold up both on a slow line, and a slow processor would run
 * them first.
 * See docs/decisions/034-scripts-after-the-first-paint.md.
 */
export function startScriptsAfterPaint(html: string): string {
  return html
    .replace(hint, '')
    .replace(script, `<script type="${waiting}" $1></script>`)
    .replace('</body>', () => `${starter}</body>`)
}
