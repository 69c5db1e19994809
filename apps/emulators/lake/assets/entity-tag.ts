import {createHash} from 'node:crypto'

/** A strong entity tag for whatever is made from these values. */
export const entityTag = (...values: unknown[]) =>
  `"${createHash('sha1').update(JSON.stringify(values)).digest('hex')}"`

/** True when the client has this version: answer 304. */
export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')))
}
