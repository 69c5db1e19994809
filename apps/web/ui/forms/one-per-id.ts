/** Whoever asks for an id again gets the same value, until the page is reloaded. */
export function onePerId<Value>(create: (id: string) => Value): (id: string) => Value {
  const values = new Map<string, Value>()
  return (id) => {
    const value = values.get(id) ?? create(id)
    values.set(id, value)
    return value
  }
}
