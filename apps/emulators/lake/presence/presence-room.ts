/** A Studio that listens to who is where: one tab, whose person is known once it has authorised itself. */
export interface Visitor {
  /** Person id. */
  identity: string | undefined
  /** Tab of the person, as the Studio names it. */
  session: string | undefined
  /** Ids of its subscriptions. */
  subscriptions: Set<string>
  send(message: unknown): void
}

type PresenceEvent =
  | {type: 'rollCall'; session: unknown}
  | {type: 'state'; m: unknown}
  | {type: 'disconnect'; m: {session: unknown}}

/** Everybody who has a dataset open. What one visitor announces, all others hear. */
export interface PresenceRoom {
  enter(visitor: Visitor): void
  /** Also tells the others. */
  leave(visitor: Visitor): void
  sendToOthers(from: Visitor, event: PresenceEvent): void
}

export function createPresenceRoom(): PresenceRoom {
  const visitors = new Set<Visitor>()

  const room: PresenceRoom = {
    enter: (visitor) => void visitors.add(visitor),
    leave(visitor) {
      visitors.delete(visitor)
      if (visitor.session === undefined) return
      room.sendToOthers(visitor, {type: 'disconnect', m: {session: visitor.session}})
    },
    sendToOthers(from, event) {
      if (from.identity === undefined) return
      const result = {...event, i: from.identity}
      for (const visitor of visitors) {
        if (visitor === from || visitor.identity === undefined) continue
        for (const subscription of visitor.subscriptions)
          visitor.send({
            jsonrpc: '2.0',
            method: 'presence_subscription',
            params: {subscription, result},
          })
      }
    },
  }
  return room
}
