/** The person is known once the tab has authorised itself. */
export interface Visitor {
  identity: string | undefined
  session: string | undefined
  subscriptions: Set<string>
  send(message: unknown): void
}

type PresenceEvent =
  | {type: 'rollCall'; session: unknown}
  | {type: 'state'; m: unknown}
  | {type: 'disconnect'; m: {session: unknown}}

export interface PresenceRoom {
  enter(visitor: Visitor): void
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
