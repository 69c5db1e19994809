/** The Studio and the page in its preview frame send these through `postMessage`. */
export const previewMessages = {
  /** The page sends this once it listens. */
  ready: 'preview:ready',
  /** The page sends this when the keyboard shortcut for publishing is pressed in it. */
  publish: 'preview:publish',
  /** The Studio sends this when content has changed. */
  contentChanged: 'preview:content-changed',
} as const

export const previewToolName = 'perziura'
