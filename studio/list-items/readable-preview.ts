import type {PreviewConfig} from 'sanity'

type Selection = Record<string, unknown>

/** English fills in for missing Lithuanian, and the name of the type for a missing title. */
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
