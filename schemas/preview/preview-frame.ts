/** What the Studio and the page in its preview frame tell each other, by `postMessage`. */
export const previewMessages = {
  /** From the page, once it listens. */
  ready: 'preview:ready',
  /** From the page: the keys that publish were pressed in it. */
  publish: 'preview:publish',
  /** To the page: content has changed. */
  contentChanged: 'preview:content-changed',
} as const

/** The name of the preview among the Studio's tools, as in its URLs. */
export const previewToolName = 'perziura'
