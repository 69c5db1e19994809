export interface Login {
  name: string
  role: string
}

interface Place {
  title: string
  url: string
}

interface Facts {
  record: {services: Place[]; hosted?: Place[]; notes?: string[]; siteClock?: string}
  logins: {studio: Login[]; site: Login[]}
  remarks?: Record<string, string>
}

export function stackTable({record, logins, remarks = {}}: Facts): string[] {
  const urls = [
    ...record.services.map(({title, url}) => [title, url, remarks[title] ?? '']),
    ...(record.hosted ?? []).map(({title, url}) => [title, url, 'hosted']),
  ]
  const people = (title: string, of: Login[]) =>
    of.length > 0 ? ['', title, ...columns(of.map(({name, role}) => [name, role]))] : []
  return [
    ...columns(urls),
    ...people('Who can log in to the Studio (choose on its log-in page)', logins.studio),
    ...people('Who can log in to the site', logins.site),
    ...(record.siteClock ? ['', ...clockNote(record.siteClock)] : []),
    ...(record.notes?.length
      ? ['', 'What these settings change', ...record.notes.map((note) => `  ${note}`)]
      : []),
  ]
}

function clockNote(siteClock: string): string[] {
  const time = new Date(siteClock)
  const day = time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return [
    `The site takes ${day}, ${time.toISOString().slice(11, 16)} UTC as now when it starts (SITE_CLOCK),`,
    'so that the seed content has upcoming and past events. Comments, registrations and payments',
    'carry the real date, and the footer says so.',
  ]
}

function columns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
}

/** Prints KEY="value" lines like `supabase status -o env`, escaped so that a shell can source them. */
export function envLines(env: Record<string, string>): string[] {
  return Object.entries(env).map(([name, value]) => `${name}="${value.replaceAll(/["$`\\]/g, '\\$&')}"`)
}
