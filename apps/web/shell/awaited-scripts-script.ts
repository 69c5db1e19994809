import {AWAITED_MS} from '../browser/late-loading.ts'

/** In `public`: what browsers from the floor up to about 2024 lack. */
export const olderBrowsersPath = '/older-browsers.js'

/**
 * The head runs this before the first paint. `data-scripts` says that the page's scripts are awaited or have run
 * (`KeptTaps`); where it is missing, the variant `noscript` shows what is there without scripts, whatever the reason: they
 * are switched off, did not come, or broke.
 *
 * A browser without cascade layers is below the floor (docs/decisions/071-browser-floor.md): it gets plain HTML, and the
 * bundler's runtime, which asks for an array, never starts.
 */
export const awaitedScriptsScript = `;(function () {
  var page = document.documentElement
  if (!('CSSLayerBlockRule' in self)) {
    self.TURBOPACK = {push: function () {}}
    page.setAttribute('data-plain', '')
    return
  }
  if (!Promise.withResolvers || !URL.canParse) document.write('<script src="${olderBrowsersPath}"><\\/script>')
  page.dataset.scripts = 'awaited'
  setTimeout(function () {
    if (page.dataset.scripts === 'awaited') delete page.dataset.scripts
  }, ${AWAITED_MS})
})();`.replace(/\n\s*/g, '\n')
