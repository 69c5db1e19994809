const entities: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' '}

/** The text of a page without its scripts, styles and spaces, which HTML puts between parts that read as one. */
export const textWithoutSpaces = (html: string): string =>
  withoutSpaces(
    html
      .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity),
  )

export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')
