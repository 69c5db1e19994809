/** The limits are in seconds. The order matters: later parts fill the database or keep the processors busy. */
const limits = {
  memory: 300,
  start: 300,
  pages: 3600,
  interactions: 180,
  load: 1200,
  server: 900,
  publish: 300,
  studio: 600,
  search: 120,
  lake: 180,
  supabase: 300,
  submissions: 300,
  bodies: 120,
  newsletter: 420,
  build: 900,
  growth: 1800,
}

export type PartName = keyof typeof limits

export interface Part {
  name: PartName
  limitSeconds: number
}

export const parts: readonly Part[] = (Object.keys(limits) as PartName[]).map((name) => ({
  name,
  limitSeconds: limits[name],
}))

export interface PartOptions {
  /** How often each figure of a page and of load is measured. */
  runs: number
  /** Folder in which the tools are installed. */
  tools: string
}
