import {createHmac, randomBytes} from 'node:crypto'
import type {Person, Role} from '../contract.ts'

const demoPeople: {id: string; name: string; email: string; role: Role}[] = [
  {id: 'pRutaAdmin', name: 'Rūta Kazlauskaitė', email: 'ruta@example.test', role: 'administrator'},
  {id: 'pJonasEdit', name: 'Jonas Žemaitis', email: 'jonas@example.test', role: 'editor'},
  {id: 'pEgleView', name: 'Eglė Šimkutė', email: 'egle@example.test', role: 'viewer'},
]

export interface People {
  demo: Person[]
  robots: Person[]
  withToken(token: string): Person | undefined
  /** Returns a token of its own, which is valid until the person logs out. */
  openSession(person: Person): string
  endSession(token: string): void
  withId(id: string): Person | undefined
}

/** Tokens are derived from the write token, so they are stable across restarts without another secret. Ended sessions are not kept. */
export function createPeople({writeToken, readToken}: {writeToken: string; readToken: string}): People {
  const robots: Person[] = [
    {id: 'pRobotWrite', name: 'Write token', email: '', role: 'administrator', token: writeToken},
    {id: 'pRobotRead', name: 'Read token', email: '', role: 'viewer', token: readToken},
  ]
  const demo = demoPeople.map((person) => ({...person, token: derived(writeToken, `person:${person.id}`)}))
  const all = [...robots, ...demo]
  const byToken = new Map(all.map((person) => [person.token, person]))
  const byId = new Map(
    all.flatMap((person) => [[person.id, person] as const, [globalId(person), person] as const]),
  )
  const ended = new Set<string>()
  const sessionToken = (id: string, session: string) =>
    `${id}.${session}.${derived(writeToken, `session:${id}:${session}`)}`

  function ofSession(token: string): Person | undefined {
    const [id = '', session = ''] = token.split('.')
    const isOpen = token === sessionToken(id, session) && !ended.has(token)
    return isOpen ? demo.find((person) => person.id === id) : undefined
  }

  return {
    demo,
    robots,
    withToken: (token) => byToken.get(token) ?? ofSession(token),
    openSession: ({id}) => sessionToken(id, randomBytes(16).toString('base64url')),
    endSession: (token) => void (ofSession(token) && ended.add(token)),
    withId: (id) => byId.get(id),
  }
}

/** A person has an id per project and one across Sanity. The Studio uses either. */
export const globalId = ({id}: Person) => `g${id.slice(1)}`

const derived = (writeToken: string, subject: string) =>
  createHmac('sha256', writeToken).update(subject).digest('base64url')
