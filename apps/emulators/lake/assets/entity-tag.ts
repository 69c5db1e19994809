import {createHash} from 'node:crypto'

export const entityTag = (...values: unknown[]) =>
  `"${createHash('sha1').update(JSON.stringify(values)).digest('hex')}"`

export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')))
}
