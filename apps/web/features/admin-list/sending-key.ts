/**
 * Keys by which the function recognizes a repetition: the same for every attempt to send the same, another for anything
 * else.
 */
export function createSendingKeys(): (content: unknown) => string {
  const keys = new Map<string, string>()
  return (content) => {
    const id = JSON.stringify(content)
    const key = keys.get(id) ?? crypto.randomUUID()
    keys.set(id, key)
    return key
  }
}
