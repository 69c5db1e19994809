import type {Tool} from 'sanity'

/** A tool's title is one string. Read anew whenever it is shown, it follows the Studio's language. */
export function withTitle(tool: Tool, title: () => string): Tool {
  return Object.defineProperty({...tool}, 'title', {get: title, enumerable: true})
}
