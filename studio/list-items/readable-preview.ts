import type {PreviewConfig} from 'sanity'

type Selection = Record<string, unknown>

/**
 * A preview that shows words only, never raw data or nothing: what is missing in Lithuanian is shown in English, and
 * what has no title yet is called what its type is called.
 */
export function readablePreview(
  title: string | undefined,
  {select = {}, prepare}: PreviewConfig = {},
): PreviewConfig {
  const english = Object.fromEntries(
    Object.entries(select)
      .filter(([, path]) => path.endsWith('.lt') || path === 'lt')
      .map(([name, path]) => [`${name}InEnglish`, path.replace(/lt$/, 'en')]),
  )
  return {
    select: {...select, ...english},
    prepare: (selection: Selection) => {
      const selected = Object.fromEntries(
        Object.keys(select).map((name) => [name, selection[name] || selection[`${name}InEnglish`]]),
      )
      const shown = prepare ? prepare(selected) : selected
      return {
        media: shown.media as never,
        title: words(shown.title) ?? title,
        subtitle: words(shown.subtitle),
      }
    },
  }
}

const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined
