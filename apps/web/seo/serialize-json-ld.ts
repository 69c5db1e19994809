import type {Thing} from 'schema-dts'

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** No text in the JSON-LD can break out of its `script` element. */
export function serializeJsonLd(things: Exclude<Thing, string>[]): string {
  const graph = {'@context': 'https://schema.org', '@graph': things}
  return JSON.stringify(graph).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  )
}
