import type {Person, PersonOf} from '../contract.ts'
import {insufficientPermission, sessionNotFound} from '../lake-error.ts'
import type {People} from './people.ts'
import {canWrite} from './roles.ts'

export function createPersonOf(people: People): PersonOf {
  return (request) => {
    const token = bearerToken(request) ?? queryToken(request)
    if (token === undefined) return undefined
    const person = people.withToken(token)
    if (!person) throw sessionNotFound()
    return person
  }
}

export function bearerToken(request: Request): string | undefined {
  const header = request.headers.get('authorization')
  return header === null ? undefined : header.replace(/^Bearer\s+/i, '')
}

/** Browsers drop the header when a listener is redirected to another host, so reads also accept the query. */
function queryToken(request: Request) {
  if (request.method !== 'GET') return undefined
  return new URL(request.url).searchParams.get('token') ?? undefined
}

/** @throws {LakeError} 401 without a valid token */
export function requirePerson(personOf: PersonOf, request: Request): Person {
  const person = personOf(request)
  if (!person) throw sessionNotFound()
  return person
}

/** @throws {LakeError} 401 without a valid token, 403 when the role may only read */
export function requireWriter(personOf: PersonOf, request: Request, permission: string): Person {
  const person = requirePerson(personOf, request)
  if (!canWrite(person.role)) throw insufficientPermission(permission)
  return person
}
