import type {Tool} from 'sanity'

/** A tool's title is a single string, so a getter returns it in the current language. */
export function withTitle(tool: Tool, title: () => string): Tool {
  return Object.defineProperty({...tool}, 'title', {get: title, enumerable: true})
}
